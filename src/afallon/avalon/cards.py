"""The quest cards, in the order they are shown, and what each counts as."""

CARDS = {"success": "success", "fail": "fail"}
