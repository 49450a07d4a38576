"""The kernel: games, windows, acts, attacks, votes, events. It knows no role, no French, no input or output."""
