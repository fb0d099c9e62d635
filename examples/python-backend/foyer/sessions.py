"""Sessions: half open after the password, open after the last factor, restricted while the person must set a new password; each with an id of its own."""

from flask import request

from .answers import body, give_cookie, refuse, sent_cookie, take_cookie
from .database import db
from .people import find, name_key
from .proofs import digest, new_id, now_ms

OPEN_S = 12 * 3600
HALF_S = 600
PROVEN_S = 600


def begin(answer, person, state, marker=None):
    """Ends the session that the browser has, and gives it another; a person who must set a new password gets a restricted one."""
    if state == "open" and person["password_change"]:
        state = "restricted"
    end_this()
    session = new_id()
    seconds = OPEN_S if state == "open" else HALF_S
    now = now_ms()
    device = request.headers.get("X-Device-Name", "") or request.user_agent.string
    db().run("delete from sessions where until < ?", now)
    db().run(
        "insert into sessions (id, person, state, device, marker, made_at, until) values (?, ?, ?, ?, ?, ?, ?)",
        digest(session), person["name"], state, device[:256], marker, now, now + seconds * 1000,
    )
    return give_cookie(answer, "session", session, seconds)


def end_this():
    db().run("delete from sessions where id = ?", digest(sent_cookie("session")))


def end_all(person):
    """Every session and every reset of a person, in every browser."""
    db().run("delete from sessions where person = ?", person)
    db().run("delete from resets where person = ?", person)


def end_others(person):
    """Every session of a person but the one that asks."""
    db().run("delete from sessions where person = ? and id <> ?", person, digest(sent_cookie("session")))


def end(answer):
    end_this()
    return take_cookie(answer, "session")


def session():
    """The session of the request, half open or open; None without one."""
    return db().one("select * from sessions where id = ? and until > ?", digest(sent_cookie("session")), now_ms())


def refuse_other_person(name):
    """Rejects a call for another person than the session's: docs/contract/README.md, extensions."""
    named = body().get("userName")
    if isinstance(named, str) and name_key(named) != name:
        refuse(409, "This is somebody else's", code="otherAccount")


def of_state(*states):
    found = session()
    if found is None or found["state"] not in states:
        refuse(401, "The session is over")
    refuse_other_person(found["person"])
    return found


def may_set_password():
    """The person who has signed in, even if the session is restricted to a new password."""
    return find(of_state("open", "restricted")["person"])


def signed_in():
    """The person who has signed in; 401 for nobody, for a half-open session and for a restricted one."""
    return find(of_state("open")["person"])


def just_proven():
    """The person who has signed in or proved it within ten minutes; 403 asks for another proof."""
    person = signed_in()
    if session()["made_at"] < now_ms() - PROVEN_S * 1000:
        refuse(403, "Prove again who you are", code="proveAgain")
    return person


def half_open():
    """The session whose factor is due, and its person."""
    found = of_state("due", "allowed")
    return found, find(found["person"])
