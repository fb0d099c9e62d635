"""Signing in and out, and how far a sign-in has come."""

from flask import Blueprint, jsonify

from .answers import done, refuse, text
from .authenticators import factor_of
from .factors import begin_factor, step_of
from .people import check_password, find
from .sessions import begin, end, refuse_other_person, session

calls = Blueprint("sign_in", __name__, url_prefix="/api/auth/v2")


def refuse_disabled(person):
    """Only after a right proof: a stranger must not learn which accounts exist."""
    if person["is_disabled"]:
        refuse(403, "This account is disabled", code="accountDisabled")


def signed_in_answer(person):
    return jsonify(
        type="password", userId=person["name"], userName=person["name"], passwordExpiresIn=None,
        passwordIsActivationCode=bool(person["is_temporary"]), autoLoginEnabled=bool(person["hosts"]),
        passwordChange=person["password_change"],
    )


@calls.post("/login")
def sign_in():
    person = check_password(text("userName", 256), text("password"))
    if person is None or person["provider_url"]:
        refuse(401, "Wrong username or password")
    refuse_disabled(person)
    if factor_of(person):
        return begin_factor(person)
    return begin(signed_in_answer(person), person, "open")


@calls.get("/session-status")
def fetch_session_status():
    found = session()
    if found is None:
        refuse(401, "The session is over")
    person = find(found["person"])
    whose = jsonify(userName=person["name"], passwordChange=person["password_change"])
    if found["state"] in ("open", "restricted"):
        return whose
    if found["state"] == "allowed":
        return begin(whose, person, "open")
    answer = jsonify(mfa=[step_of(person, found)], userName=person["name"])
    answer.status_code = 202
    return answer


@calls.post("/logout")
def sign_out():
    found = session()
    if found:
        refuse_other_person(found["person"])
    return end(done())
