"""Links as QR codes."""

import io

import segno
from litestar import Response


def qr_response(link: str) -> Response[bytes]:
    """The link as a picture, black on white so that every phone can read it, whatever the theme."""
    drawing = io.BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=8, border=4, light="#ffffff", dark="#000000")
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})
