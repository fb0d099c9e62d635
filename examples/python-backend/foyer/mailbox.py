"""For tests alone, and off unless FOYER_MAILBOX is 1: what a person's phone has got."""

from flask import Blueprint, jsonify

from .answers import done, refuse, text
from .authenticators import apps
from .database import db
from .factors import allow
from .people import find
from .proofs import now_ms, totp_at

calls = Blueprint("mailbox", __name__, url_prefix="/mailbox")


@calls.get("/<name>")
def read(name):
    person = find(name)
    if person is None:
        refuse(404, "There is no such person")
    row = db().one("select code from mailbox where person = ? order by at desc limit 1", person["name"])
    app = next(iter(apps(person)), None)
    totp = totp_at(app["secret"], now_ms() // 30000) if app else None
    return jsonify(code=row and row["code"], phone=person["phone"], totp=totp)


@calls.post("/approvals")
def approve():
    """Allows the newest sign-in of the person that waits."""
    waiting = "select marker from sessions where person = ? and state = 'due' order by made_at desc limit 1"
    row = db().one(waiting, text("person", 256))
    if row is None:
        refuse(404, "Nothing waits")
    allow(row["marker"])
    return done()
