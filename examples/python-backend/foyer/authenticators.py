"""Authenticator apps: their set-up by QR code, their codes, and recovery codes, of which hashes alone are kept."""

import secrets
from urllib.parse import quote

from .database import db
from .proofs import digest, new_totp_secret, now_ms, totp_step

ISSUER = "Harbor"
CODES = 10
# Without signs that are read as one another.
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"


def step_of(person, found):
    """What is due of a person with an authenticator app, or without one yet."""
    if person["totp_secret"]:
        return {"type": "totp", "action": "code", "digits": 6, "recovery": takes_recovery(person)}
    return {"type": "totp", "action": "register", "digits": 6, "uri": uri(person, begun(found))}


def begun(found):
    """The key that this session has shown: another session has another, and none counts before its code."""
    if found["totp_secret"]:
        return found["totp_secret"]
    statement = "update sessions set totp_secret = ? where id = ? and totp_secret is null"
    db().run(statement, new_totp_secret(), found["id"])
    return db().one("select totp_secret from sessions where id = ?", found["id"])["totp_secret"]


def uri(person, secret):
    label = quote(f"{ISSUER}:{person['name']}", safe="")
    return f"otpauth://totp/{label}?secret={secret}&issuer={ISSUER}"


def confirm(person, found, code):
    """Keeps the app whose code this is; false for a wrong one, or where nothing was begun."""
    step = totp_step(found["totp_secret"], code, 0) if found["totp_secret"] else None
    if step is None:
        return False
    db().run("update sessions set totp_secret = null where id = ?", found["id"])
    statement = "update people set totp_secret = ?, totp_last = ?, totp_added_at = ? where name = ?"
    db().run(statement, found["totp_secret"], step, now_ms(), person["name"])
    return True


def use_number(person, code):
    """Uses a code of the person's app up, for one of two calls at the same time; False for a wrong one."""
    step = totp_step(person["totp_secret"], code, person["totp_last"]) if person["totp_secret"] else None
    if step is None:
        return False
    used = db().run("update people set totp_last = ? where name = ? and totp_last < ?", step, person["name"], step)
    return used.rowcount == 1


def plain(code):
    return "".join(sign for sign in code.lower() if sign.isalnum())


def recovery_hash(person, code):
    """The person stands in it: nobody else's code is alike."""
    return digest(f"{person['name']}:{plain(code)}")


def recovery_left(person):
    return db().one("select count(*) as n from recovery_codes where person = ?", person["name"])["n"]


def takes_recovery(person):
    return bool(person["factor"] == "totp" and person["totp_secret"] and recovery_left(person))


def new_recovery(person):
    """New codes, which are told this once; the ones before are void."""
    made = ["".join(secrets.choice(SIGNS) for _ in range(8)) for _ in range(CODES)]
    db().run("delete from recovery_codes where person = ?", person["name"])
    for code in made:
        statement = "insert into recovery_codes (hash, person, total) values (?, ?, ?)"
        db().run(statement, recovery_hash(person, code), person["name"], CODES)
    return [f"{code[:4]}-{code[4:]}" for code in made]


def use_recovery(person, code):
    """Uses a code up; one of two calls at the same time."""
    used = db().run("delete from recovery_codes where hash = ?", recovery_hash(person, code))
    return used.rowcount == 1
