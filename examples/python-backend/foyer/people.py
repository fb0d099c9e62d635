"""People, their passwords, and how often somebody may guess."""

import os
import unicodedata

from flask import abort, jsonify, make_response

from .answers import refuse
from .database import db
from .proofs import hash_password, is_password, now_ms

MOST_TRIES = 10
LOCKED_S = 900
PROHIBITED = ("password", "qwerty", "welcome", "123456789")
# What the settings say of a new password, and what is asked of it here.
RULES = {
    "minLength": 9,
    "maxLength": 128,
    "kinds": ["lowercase", "uppercase", "digit", "special"],
    "kindsNeeded": 4,
    "special": "!@$%^&*()_+,.?-=",
    "forbidden": ["#", ":", *PROHIBITED],
    "texts": {"en-US": "Do not use a password of another service."},
}
KINDS = {
    "lowercase": str.islower,
    "uppercase": str.isupper,
    "digit": str.isdigit,
    "special": lambda sign: sign in RULES["special"],
}
HAS_MAILBOX = os.environ.get("FOYER_MAILBOX") == "1"


def name_key(name):
    """The form in which names are kept and compared: neither case nor the composition of letters tells them apart."""
    return unicodedata.normalize("NFC", name).strip().lower()


def find(name):
    """The person of a name, however it is written; None where there is none."""
    return db().one("select * from people where name = ?", name_key(name))


def refuse_guessing(what):
    """429 after too many wrong tries, for a while, whether there is such a person or not."""
    row = db().one("select count, until from tries where what = ?", what)
    if row and row["count"] >= MOST_TRIES and row["until"] > now_ms():
        answer = make_response(jsonify(message="Too many tries"), 429)
        answer.headers["Retry-After"] = str(max(1, (row["until"] - now_ms()) // 1000))
        abort(answer)


def count_try(what):
    """Counts before the proof is looked at, so that tries at the same time count each."""
    refuse_guessing(what)
    now = now_ms()
    db().run("delete from tries where until < ?", now)
    db().run(
        "insert into tries (what, count, until) values (?, 1, ?) on conflict (what) do update set count = tries.count + 1",
        what, now + LOCKED_S * 1000,
    )


def forget_tries(what):
    db().run("delete from tries where what = ?", what)


def check_password(name, password):
    """The person whose password this is, else None; 429 after too many tries."""
    what = f"password:{name_key(name)}"
    count_try(what)
    person = find(name)
    if not is_password(password, person["password"] if person else None):
        return None
    forget_tries(what)
    return person


def is_prohibited(password):
    return any(word in password.lower() for word in PROHIBITED)


def password_problem(password):
    """Why a new password is refused, in words for the person; None where it is not."""
    if not RULES["minLength"] <= len(password) <= RULES["maxLength"]:
        return f"The password needs {RULES['minLength']} to {RULES['maxLength']} characters"
    found = sum(any(KINDS[kind](sign) for sign in password) for kind in RULES["kinds"])
    if found < RULES["kindsNeeded"]:
        return "The password needs characters of more kinds"
    if any(part in password.lower() for part in RULES["forbidden"]):
        return "The password has something in it that is not allowed"
    return None


def refuse_bad_password(password):
    """With the code by which the page shows the words at the field."""
    problem = password_problem(password)
    if problem:
        refuse(400, problem, code="passwordRefused")


def set_password(name, password):
    db().run(
        "update people set password = ?, password_changed_at = ?, is_temporary = 0, password_change = null where name = ?",
        hash_password(password), now_ms(), name,
    )


def masked(email):
    """An address as a page may show it: the first letter, and the host."""
    name, host = email.split("@", 1)
    return f"{name[:1]}•••@{host}"


def send_text(person, code):
    """Where your provider of text messages is called."""
    put_in_mailbox(person, code)


def send_email(person, code):
    """Where your mail server is called."""
    put_in_mailbox(person, code)


def put_in_mailbox(person, code):
    """The mailbox is for tests alone."""
    if HAS_MAILBOX:
        db().run("insert into mailbox (at, person, code) values (?, ?, ?)", now_ms(), person["name"], code)
