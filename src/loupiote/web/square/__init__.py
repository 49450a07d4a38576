"""The room of a game by forum: its boards, posts, drafts, notebooks, announcements and pinned posts."""
