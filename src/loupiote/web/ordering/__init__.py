"""Orders by forum: forms, receipts, orders given beforehand, orders by a post on one’s own board."""
