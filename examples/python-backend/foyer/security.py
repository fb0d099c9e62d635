"""What people see and do on the page of their own security: docs/contract/README.md, extensions."""

from flask import Blueprint, jsonify

from .answers import body, done, refuse, text
from .passkeys import owner_by_passkey
from .people import check_password
from .sessions import begin, end_others, just_proven, signed_in

calls = Blueprint("security", __name__, url_prefix="/api")


@calls.get("/user/v1/security/password")
def fetch_own_password():
    return jsonify(changedAt=signed_in()["password_changed_at"])


@calls.get("/user/v1/security/authenticators")
def fetch_authenticators():
    has_app = signed_in()["totp_secret"]
    return jsonify([{"id": "totp", "name": "Authenticator app", "addedAt": None}] if has_app else [])


@calls.get("/user/v1/security/trusted-devices")
def fetch_trusted_devices():
    signed_in()
    return jsonify([])


@calls.post("/user/v1/security/trusted-devices/remove")
def end_trust():
    """No device is trusted here: each one is as it should be."""
    signed_in()
    text("id")
    return done()


@calls.post("/user/v1/security/sign-out-elsewhere")
def sign_out_elsewhere():
    end_others(just_proven()["name"])
    return done()


@calls.post("/auth/v2/prove")
def prove_again():
    """A password or a passkey of the person; the session then has another id and counts as new."""
    person = signed_in()
    if "password" in body():
        is_theirs = check_password(person["name"], text("password")) is not None
    else:
        is_theirs = owner_by_passkey("proof", person["name"]) is not None
    if not is_theirs:
        refuse(400, "The password or the passkey is wrong", code="proofWrong")
    return begin(done(), person, "open")
