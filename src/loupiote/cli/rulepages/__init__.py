"""The rule books at a terminal. What the pages say comes from `narration.pages`, which `--json` prints as it is."""
