pulsar-name = Pulsar 2849
command-pulsar = Pulsar 2849: draft dice, explore the cluster, develop pulsars
