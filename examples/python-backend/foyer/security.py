"""What people see and do on the page of their own security: docs/contract/README.md, extensions."""

from flask import Blueprint, jsonify

from . import authenticators
from .answers import body, done, refuse, text
from .passkeys import owner_by_passkey
from .people import check_password
from .sessions import begin, end_others, just_proven, session, signed_in

calls = Blueprint("security", __name__, url_prefix="/api")


@calls.get("/user/v1/security/password")
def fetch_own_password():
    return jsonify(changedAt=signed_in()["password_changed_at"])


@calls.get("/user/v1/security/authenticators")
def fetch_authenticators():
    return jsonify([
        {"id": app["id"], "name": "Authenticator app", "addedAt": app["added_at"], "lastUsedAt": app["used_at"], "removable": True}
        for app in authenticators.apps(signed_in())
    ])


@calls.post("/user/v1/security/authenticators/begin")
def begin_authenticator():
    person = just_proven()
    return jsonify(uri=authenticators.uri(person, authenticators.begun(session())))


@calls.post("/user/v1/security/authenticators/confirm")
def confirm_authenticator():
    """Recovery codes come with it for a person who has none left."""
    person, code = signed_in(), text("code", 64)
    if not authenticators.is_begun(session()):
        refuse(400, "This set-up has ended", code="setUpOver")
    if not authenticators.confirm(person, session(), code):
        refuse(400, "The code is wrong", code="codeWrong")
    has_codes = authenticators.recovery_left(person)["n"] > 0
    return jsonify({} if has_codes else {"recoveryCodes": authenticators.new_recovery(person)})


@calls.post("/user/v1/security/authenticators/remove")
def remove_authenticator():
    if not authenticators.remove(just_proven(), text("id", 64)):
        refuse(400, "Set another app up first", code="lastFactor")
    return done()


@calls.get("/user/v1/security/recovery-codes")
def fetch_recovery_codes():
    """How many are left; null for a person who has no app yet."""
    person = signed_in()
    codes = authenticators.recovery_left(person)
    return jsonify(left=codes["n"], madeAt=codes["made_at"]) if authenticators.apps(person) else jsonify(left=None)


@calls.post("/user/v1/security/recovery-codes/new")
def make_recovery_codes():
    return jsonify(recoveryCodes=authenticators.new_recovery(just_proven()))


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
