"""What people see and press: every view is made anew from the database, none is remembered."""
