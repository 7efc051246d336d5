"""The names that classes have on the wire and in the journal."""


def snake_case(name: str) -> str:
    """`AddBot` as `add_bot`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("_")
