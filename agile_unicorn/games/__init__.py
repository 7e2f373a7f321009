"""Rules of games, one package each; no game knows another one."""
