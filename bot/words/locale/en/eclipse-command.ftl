eclipse-name = Eclipse
command-eclipse = Eclipse: explore the galaxy, research, gather fleets and fight for nine rounds
