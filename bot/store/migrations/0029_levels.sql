-- Computer players have levels now; what played until here plays as the easy one does.
UPDATE seat SET agent = 'easy' WHERE agent = 'keen';
