"""Signing a shared computer in by a phone that is signed in: RFC 8628 with a number to copy. docs/contract/README.md, extensions."""

import secrets

from flask import Blueprint, jsonify, request

from .answers import body, done, give_cookie, origin, refuse, sent_cookie, text
from .database import db
from .people import count_try, find, forget_tries
from .proofs import digest, is_same, new_id, now_ms
from .sessions import begin, of_state
from .sign_in import signed_in_answer

calls = Blueprint("phone_sign_in", __name__, url_prefix="/api/auth/v2/phone-sign-in")

LIFE_S = 300
PAUSE_S = 3
SLOWER_S = 5
# No vowels, and none that are taken for one another.
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
BROWSERS = {"Edg/": "Edge", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {"iPhone": "iOS", "Android": "Android", "Windows": "Windows", "Mac OS": "Mac", "Linux": "Linux"}


@calls.post("")
def begin_phone_sign_in():
    """For anybody: the request belongs to this browser, by a secret cookie of its own."""
    browser = sent_cookie("phone") or new_id()
    count_try(f"phone:{digest(browser)}")
    device_code, now = new_id(), now_ms()
    user_code = "".join(secrets.choice(LETTERS) for _ in range(8))
    db().run("delete from phone_requests where until < ?", now)
    db().run(
        "insert into phone_requests (id, user_code, browser, agent, made_at, until, pause_s) values (?, ?, ?, ?, ?, ?, ?)",
        digest(device_code), user_code, digest(browser), request.user_agent.string[:512], now, now + LIFE_S * 1000, PAUSE_S,
    )
    answer = jsonify(
        deviceCode=device_code, userCode=user_code, verificationUri=f"{origin()}/signin/phone",
        expiresIn=LIFE_S, interval=PAUSE_S,
    )
    return give_cookie(answer, "phone", browser, LIFE_S)


def pending(**state):
    answer = jsonify(**state)
    answer.status_code = 202
    return answer


def expired():
    refuse(400, "This code counts no more", code="phoneSignInExpired")


@calls.post("/status")
def poll_phone_sign_in():
    """For the browser that has begun alone; an end uses the device code up."""
    now = now_ms()
    found = db().one("select * from phone_requests where id = ? and until > ?", digest(text("deviceCode")), now)
    if found is None or not is_same(sent_cookie("phone"), found["browser"]):
        expired()
    if found["answer"]:
        return end_phone_sign_in(found)
    pause = found["pause_s"]
    is_too_fast = now - found["polled_at"] < pause * 1000
    pause += SLOWER_S if is_too_fast else 0
    db().run("update phone_requests set polled_at = ?, pause_s = ? where id = ?", now, pause, found["id"])
    if is_too_fast:
        return pending(state="slowDown", interval=pause)
    return pending(state="comparing", number=found["number"]) if found["number"] else pending(state="waiting")


def end_phone_sign_in(found):
    """The computer gets a session of its own, where the phone is still signed in; no passkey is offered there."""
    if db().run("delete from phone_requests where id = ?", found["id"]).rowcount != 1:
        expired()
    phone = db().one("select person from sessions where id = ? and state = 'open' and until > ?", found["phone"], now_ms())
    if found["answer"] != "approved" or phone is None:
        refuse(400, "The phone has refused", code="phoneSignInDenied")
    person = find(phone["person"])
    return begin(signed_in_answer(person), person, "open")


def request_of(phone):
    """The request of a typed code that this session may answer; 404 for every other one, which are all alike."""
    typed = "".join(sign for sign in text("userCode", 64).upper() if sign not in " -")
    statement = "select * from phone_requests where user_code = ? and until > ? and answer is null"
    found = db().one(statement, typed, now_ms())
    if found is None or found["phone"] not in (None, phone["id"]):
        refuse(404, "No computer waits with this code", code="phoneRequestUnknown")
    return found


@calls.post("/request")
def open_phone_request():
    """Ties the request to this session, and makes the number that the computer shows from now on."""
    phone = of_state("open")
    what = f"phone-code:{phone['id']}"
    count_try(what)
    found = request_of(phone)
    number = str(10 + secrets.randbelow(90))
    db().run("update phone_requests set phone = ?, number = ? where id = ? and phone is null", phone["id"], number, found["id"])
    # Another session may have come first.
    request_of(phone)
    forget_tries(what)
    left = -(-(found["until"] - now_ms()) // 1000)
    return jsonify(requestedAt=found["made_at"], device=agent_name(found["agent"]), expiresIn=max(1, left))


@calls.post("/answer")
def answer_phone_request():
    """Counts once: a wrong number refuses the request for good."""
    phone = of_state("open")
    found = request_of(phone)
    approves = body().get("approve")
    if not isinstance(approves, bool) or found["phone"] is None:
        refuse(404, "No computer waits with this code", code="phoneRequestUnknown")
    is_right = approves and text("number", 8) == found["number"]
    answer = "approved" if is_right else "denied"
    if db().run("update phone_requests set answer = ? where id = ? and answer is null", answer, found["id"]).rowcount != 1:
        refuse(404, "No computer waits with this code", code="phoneRequestUnknown")
    if approves and not is_right:
        refuse(400, "This is not the number of the computer", code="phoneNumberWrong")
    return done()


def agent_name(agent):
    """Such as 'Chrome on Windows', by what the computer's browser says of itself."""
    browser, system = (next((name for sign, name in names.items() if sign in agent), "") for names in (BROWSERS, SYSTEMS))
    return f"{browser or 'A browser'} on {system}" if system else browser or None
