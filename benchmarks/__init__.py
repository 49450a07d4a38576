"""How fast Loupiote plays, against two references measured in the same run. `make bench` prints the table."""
