"""A forgotten password, reset by a code sent to the phone or the mailbox on file."""

from flask import Blueprint, jsonify, request

from .answers import done, give_cookie, refuse, sent_cookie, take_cookie, text
from .database import db
from .people import count_try, find, masked, name_key, refuse_bad_password, send_email, send_text, set_password
from .proofs import digest, is_same, new_code, new_id, now_ms
from .sessions import end_all, refuse_other_person

calls = Blueprint("reset", __name__, url_prefix="/api/auth/v2/reset-password")

RESET_S = 600
MOST_CODES = 5


@calls.get("/verification-methods")
def fetch_verification_methods():
    """A name that nobody has is answered like a person who has neither phone nor mailbox."""
    person = find(request.args.get("login", ""))
    if person is None:
        return jsonify([])
    is_guest = person["factor"] == "guestSms"
    methods = []
    if person["phone"]:
        methods.append({"reference": person["phone"][-2:], "isGuest": is_guest})
    if may_mail(person):
        reference = masked(person["email"])
        methods.append({"verificationMethodType": "email", "reference": reference, "isGuest": is_guest})
    return jsonify(methods)


def may_mail(person):
    """Not where the mailbox has the second factor too: it alone would open the account."""
    return bool(person["email"]) and person["factor"] != "email"


@calls.post("/send-verification-message")
def send_verification_message():
    name = name_key(text("login", 256))
    # Its own limit: each message costs money, and each wrong number is a guess.
    count_try(f"message:{name}")
    person = find(name)
    by_email = text("verificationMethodType", 16) == "email"
    if person is None or (by_email and not may_mail(person)):
        refuse(400, "No code can be sent")
    if not by_email and (not person["phone"] or text("reference", 32) != person["phone"]):
        refuse(400, "The number does not match")
    reset, code = new_id(), new_code()
    db().run("delete from resets where until < ? or person = ?", now_ms(), name)
    db().run(
        "insert into resets (id, person, code, until) values (?, ?, ?, ?)",
        digest(reset), name, digest(code), now_ms() + RESET_S * 1000,
    )
    send = send_email if by_email else send_text
    send(person, code)
    return give_cookie(done(), "reset", reset, RESET_S)


def begun():
    found = db().one("select * from resets where id = ? and until > ?", digest(sent_cookie("reset")), now_ms())
    if found is None:
        refuse(403, "Verify again")
    return found


@calls.put("/verify-user")
def verify_user():
    found = begun()
    code = text("verificationMessage", 16)
    counted = db().run("update resets set tries = tries + 1 where id = ? and tries < ?", found["id"], MOST_CODES)
    if counted.rowcount != 1:
        db().run("delete from resets where id = ?", found["id"])
        refuse(403, "Too many wrong codes")
    if not is_same(code, found["code"]):
        refuse(403, "Wrong code")
    db().run("update resets set is_checked = 1 where id = ?", found["id"])
    return done()


@calls.put("/set-new-password")
def set_new_password():
    found = begun()
    refuse_other_person(found["person"])
    if not found["is_checked"]:
        refuse(403, "Verify again")
    password = text("newPassword")
    refuse_bad_password(password)
    # Of two calls at the same time one finds the reset, the other has come too late.
    if db().run("delete from resets where id = ?", found["id"]).rowcount != 1:
        refuse(403, "Verify again")
    set_password(found["person"], password)
    end_all(found["person"])
    return take_cookie(done(), "reset")
