"""Second factors: a code by text message or e-mail, an authenticator app and its set-up, a recovery code, an approval, a device check."""

from flask import Blueprint, jsonify, make_response

from . import authenticators
from .answers import done, refuse, text
from .authenticators import factor_of
from .database import db
from .people import count_try, forget_tries, masked, send_email, send_text
from .proofs import digest, is_same, new_code, new_id, now_ms
from .sessions import begin, end_this, half_open

calls = Blueprint("factors", __name__, url_prefix="/api/auth/v2")

CODE_S = 300
MOST_CODES = 5
SENT = ("sms", "guestSms", "email")
FIELDS = {"sms": "code", "guestSms": "smsCode", "email": "code", "symantecVip": "activationCode", "totp": "code"}
APPS = [{"name": "Harbor Mobile", "platform": "ios", "url": "https://get.harbor.test/ios"}]


def begin_factor(person):
    """The password was right: the session is half open, and a code is on its way."""
    marker = new_id()
    whose = {"userName": person["name"], "passwordChange": person["password_change"]}
    answer = begin(make_response(jsonify(whose), 202), person, "due", marker)
    if factor_of(person) in SENT:
        send_code(person, marker)
    return answer


def send_code(person, marker):
    code = new_code()
    until = now_ms() + CODE_S * 1000
    db().run("update sessions set code = ?, code_until = ? where marker = ?", digest(code), until, marker)
    send = send_email if factor_of(person) == "email" else send_text
    send(person, code)


def step_of(person, found):
    """What is due, as the session status says it."""
    kind = factor_of(person)
    if kind in SENT:
        left = max(1, ((found["code_until"] or 0) - now_ms()) // 1000)
        reference = masked(person["email"]) if kind == "email" else person["phone"][-4:]
        return {"type": kind, "timeout": left, "resend": True, "reference": reference}
    if kind == "symantecVip":
        return {"type": kind, "action": "code"}
    if kind == "totp":
        return authenticators.step_of(person, found)
    if kind == "setup":
        return {"type": "signinVerification", "isMfaStepConfigured": False}
    if kind == "signinVerification":
        return {"type": kind, "isMfaStepConfigured": True, "timeout": CODE_S}
    return {"type": kind, "loginMarker": found["marker"]}


def is_proved(person, found, code):
    kind = factor_of(person)
    if kind in SENT:
        return (found["code_until"] or 0) > now_ms() and is_same(code, found["code"])
    if kind == "totp" and not authenticators.apps(person):
        return authenticators.confirm(person, found, code)
    return authenticators.use_number(person, code)


@calls.post("/activate")
def activate():
    found, person = half_open()
    kind = text("type")
    is_recovery = kind == "recoveryCode" and authenticators.takes_recovery(person)
    if not is_recovery and (kind != factor_of(person) or kind not in FIELDS):
        refuse(400, "This is not the factor that is due")
    code = text("recoveryCode" if is_recovery else FIELDS[kind], 64)
    what = f"code:{person['name']}"
    count_try(what)
    counted = db().run("update sessions set tries = tries + 1 where id = ? and tries < ?", found["id"], MOST_CODES)
    if counted.rowcount != 1:
        end_this()
        refuse(401, "The session is over")
    has_app = bool(authenticators.apps(person))
    is_right = authenticators.use_recovery(person, code) if is_recovery else is_proved(person, found, code)
    if not is_right:
        refuse(400, "The code is wrong.", triesLeft=max(0, MOST_CODES - 1 - found["tries"]))
    forget_tries(what)
    has_enrolled = kind == "totp" and not has_app
    answer = {"recoveryCodes": authenticators.new_recovery(person)} if has_enrolled else {}
    return begin(jsonify(answer), person, "open")


@calls.post("/resend-code")
def resend_code():
    found, person = half_open()
    if text("type") != factor_of(person) or factor_of(person) not in SENT:
        refuse(400, "No such code is due")
    count_try(f"resend:{person['name']}")
    send_code(person, found["marker"])
    return jsonify(timeout=CODE_S)


@calls.post("/resend-verification")
def resend_verification():
    """Where your service for notifications is called."""
    half_open()
    return done()


@calls.get("/activation-code")
def fetch_activation_code():
    half_open()
    return jsonify(activationCode=f"{new_code()}-{new_code()}")


def allow(marker):
    """What your mobile app or device agent asks for, once it has proved that it is the person's: this one sign-in, no other."""
    db().run("update sessions set state = 'allowed' where marker = ? and state = 'due'", marker)
