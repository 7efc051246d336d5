"""Links as QR codes."""

import io

import segno
from litestar import Response


def qr_response(link: str) -> Response[bytes]:
    """Return the link as a QR code, black on white in every theme, so that every phone can read it."""
    drawing = io.BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=8, border=4, light="#ffffff", dark="#000000")
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})
