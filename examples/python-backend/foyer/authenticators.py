"""Authenticator apps: their set-up by QR code, their codes, and recovery codes, of which hashes alone are kept."""

import secrets
from urllib.parse import quote

from .database import db
from .proofs import digest, new_id, new_totp_secret, now_ms, totp_step

ISSUER = "Harbor"
SET_UP_S = 600
CODES = 10
# Without signs that are read as one another.
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
# Asked for by the company; without one, or by text message, an app of the person's own takes its place.
BY_APP = ("totp", "symantecVip")
REPLACED = (None, "sms", "guestSms", "email")


def apps(person):
    return db().all("select * from authenticators where person = ? order by added_at", person["name"])


def factor_of(person):
    """What the sign-in asks for: an app that the person has set up goes before a text message."""
    return "totp" if person["factor"] in REPLACED and apps(person) else person["factor"]


def step_of(person, found):
    """What is due of a person with an authenticator app, or without one yet."""
    if apps(person):
        return {"type": "totp", "action": "code", "digits": 6, "recovery": takes_recovery(person)}
    return {"type": "totp", "action": "register", "digits": 6, "uri": uri(person, begun(found))}


def begun(found):
    """The key that this session shows for ten minutes: another session has another, and none counts before its code."""
    now = now_ms()
    statement = "update sessions set totp_secret = ?, totp_until = ? where id = ? and (totp_until is null or totp_until <= ?)"
    db().run(statement, new_totp_secret(), now + SET_UP_S * 1000, found["id"], now)
    return db().one("select totp_secret from sessions where id = ?", found["id"])["totp_secret"]


def is_begun(found):
    return found["totp_secret"] is not None and found["totp_until"] > now_ms()


def uri(person, secret):
    label = quote(f"{ISSUER}:{person['name']}", safe="")
    return f"otpauth://totp/{label}?secret={secret}&issuer={ISSUER}"


def confirm(person, found, code):
    """Keeps the app whose code this is; false for a wrong one, or where nothing was begun."""
    step = totp_step(found["totp_secret"], code, 0) if is_begun(found) else None
    if step is None:
        return False
    ended = "update sessions set totp_secret = null, totp_until = null where id = ? and totp_secret = ?"
    if db().run(ended, found["id"], found["totp_secret"]).rowcount == 1:
        add(person["name"], found["totp_secret"], step)
    return True


def add(name, secret, step=0):
    statement = "insert into authenticators (id, person, secret, last_step, added_at) values (?, ?, ?, ?, ?)"
    db().run(statement, new_id(), name, secret, step, now_ms())


def use_number(person, code):
    """Uses a code of one of the person's apps up, for one of two calls at the same time; False for a wrong one."""
    for app in apps(person):
        step = totp_step(app["secret"], code, app["last_step"])
        statement = "update authenticators set last_step = ?, used_at = ? where id = ? and last_step < ?"
        if step and db().run(statement, step, now_ms(), app["id"], step).rowcount == 1:
            return True
    return False


def remove(person, app):
    """False for the only app of a person from whom the company wants one. With the last app recovery codes are void."""
    others = [each for each in apps(person) if each["id"] != app]
    if not others and person["factor"] in BY_APP:
        return False
    db().run("delete from authenticators where id = ? and person = ?", app, person["name"])
    if not others:
        db().run("delete from recovery_codes where person = ?", person["name"])
    return True


def plain(code):
    return "".join(sign for sign in code.lower() if sign.isalnum())


def recovery_hash(person, code):
    """Includes the person, so that no two people share a hash."""
    return digest(f"{person['name']}:{plain(code)}")


def recovery_left(person):
    """How many are left, and when they were made."""
    return db().one("select count(*) as n, max(made_at) as made_at from recovery_codes where person = ?", person["name"])


def takes_recovery(person):
    return factor_of(person) == "totp" and bool(apps(person)) and recovery_left(person)["n"] > 0


def new_recovery(person):
    """New codes, which are told this once; the ones before are void."""
    made = ["".join(secrets.choice(SIGNS) for _ in range(8)) for _ in range(CODES)]
    db().run("delete from recovery_codes where person = ?", person["name"])
    for code in made:
        statement = "insert into recovery_codes (hash, person, made_at) values (?, ?, ?)"
        db().run(statement, recovery_hash(person, code), person["name"], now_ms())
    return [f"{code[:4]}-{code[4:]}" for code in made]


def use_recovery(person, code):
    """Uses a code up; one of two calls at the same time."""
    used = db().run("delete from recovery_codes where hash = ?", recovery_hash(person, code))
    return used.rowcount == 1
