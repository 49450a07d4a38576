"""The pages of `loupiote rules`: plain data first, which is also what `--json` prints, then how they look."""
