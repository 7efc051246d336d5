"""The names of classes on the wire and in the journal."""


def snake_case(name: str) -> str:
    """Return `AddBot` as `add_bot`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("_")
