"""What every call has in common: its refusals, its headers and its body."""

import os
import re

from flask import Response, abort, current_app, jsonify, make_response, request
from werkzeug.exceptions import HTTPException

from .proofs import new_id

IS_SECURE = os.environ.get("FOYER_SECURE", "1") != "0"
ORIGIN = os.environ.get("FOYER_ORIGIN", "")
ID = re.compile(r"[\w.-]{1,128}")


def refuse(status, message, **more):
    """Ends the call with an error that the app understands."""
    abort(make_response(jsonify(message=message, **more), status))


def origin():
    """The address of the sign-in page, as people see it."""
    return ORIGIN or request.host_url.rstrip("/")


def done():
    answer = Response(status=204)
    # Flask names HTML even where there is no body, and HTML is a proxy's.
    del answer.headers["Content-Type"]
    return answer


def cookie_name(name):
    return f"__Host-{name}" if IS_SECURE else name


def give_cookie(answer, name, value, seconds):
    answer.set_cookie(
        cookie_name(name), value, max_age=seconds, path="/", httponly=True, samesite="Lax", secure=IS_SECURE
    )
    return answer


def take_cookie(answer, name):
    return give_cookie(answer, name, "", 0)


def sent_cookie(name):
    return request.cookies.get(cookie_name(name), "")


def refuse_other_sites():
    """Before the body is read: docs/contract/README.md, cross-site requests."""
    if request.method == "OPTIONS":
        refuse(405, "There is no such call")
    if request.method not in ("POST", "PUT"):
        return
    is_own = request.headers.get("Sec-Fetch-Site", "same-origin") == "same-origin"
    has_body = "Content-Type" in request.headers or request.content_length or "Transfer-Encoding" in request.headers
    is_typed = not has_body or request.mimetype == "application/json"
    if request.headers.get("X-Touch-Supported") not in ("true", "false") or not is_own or not is_typed:
        refuse(403, "Another site has sent this")


def body():
    """The fields of the request; none where it has no body."""
    if not request.content_length and "Transfer-Encoding" not in request.headers:
        return {}
    found = request.get_json(silent=True)
    if not isinstance(found, dict):
        refuse(400, "The request is not complete")
    return found


def text(name, most=1024):
    """A field that has to be there; 400 where it is not."""
    found = body().get(name)
    if not isinstance(found, str) or not 0 < len(found) <= most or "\0" in found:
        refuse(400, "The request is not complete")
    return found


def finish(answer):
    """No cache keeps an answer, and each has the id by which a log finds it."""
    answer.headers["Cache-Control"] = "no-store"
    sent = request.headers.get("X-Request-Id", "")
    answer.headers["X-Request-Id"] = sent if ID.fullmatch(sent) else new_id()
    return answer


def failed(error):
    """Every failure as JSON: a page of HTML is no message."""
    if isinstance(error, HTTPException):
        return error.response or make_response(jsonify(message=error.name), error.code)
    current_app.logger.exception("A call has failed")
    return make_response(jsonify(message="Something went wrong"), 500)
