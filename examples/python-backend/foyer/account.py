"""What belongs to a person who has signed in: passwords, onboarding, devices."""

import json

from flask import Blueprint, jsonify

from .answers import body, done, refuse, sent_cookie, text
from .database import db
from .factors import APPS
from .people import check_password, find, is_prohibited, refuse_bad_password, set_password
from .proofs import digest, new_id
from .sessions import begin, end_others, may_set_password, of_state, signed_in

calls = Blueprint("account", __name__, url_prefix="/api")

STATES = ("SignUp", "SmsVerified", "InProgress", "DeviceSignIn", "Required", "None", "Completed")
MOST_PHOTO = 4 * 1024 * 1024


def replace_password(person, password):
    """Sets a new password and ends the other sessions of the person."""
    refuse_bad_password(password)
    set_password(person["name"], password)
    end_others(person["name"])
    return done()


@calls.put("/user/v1/settings/is-password-prohibited")
def check_prohibited_password():
    signed_in()
    return jsonify(is_prohibited(text("newPassword")))


@calls.post("/user/v1/settings/password")
def change_password():
    person = signed_in()
    if check_password(person["name"], text("currentPassword")) is None:
        refuse(400, "The current password is wrong", code="currentPasswordWrong")
    return replace_password(person, text("newPassword"))


@calls.post("/onboarding/v2/password")
def set_temporary_password():
    person = may_set_password()
    if not person["is_temporary"] and not person["password_change"]:
        refuse(403, "Already created")
    answer = replace_password(person, text("newPassword"))
    return begin(answer, find(person["name"]), "open")


@calls.get("/onboarding/v2/status")
def fetch_onboarding_status():
    return jsonify(onboardingStatus=signed_in()["onboarding"])


@calls.post("/onboarding/v2/status")
def set_onboarding_status():
    person, status = signed_in(), text("onboardingStatus")
    if status not in STATES:
        refuse(400, "There is no such status")
    db().run("update people set onboarding = ? where name = ?", status, person["name"])
    return done()


@calls.get("/onboarding/v2/user-settings")
def fetch_user_settings():
    person = signed_in()
    return jsonify(phoneNumber=person["phone"], apps=APPS, **json.loads(person["user_settings"]))


def keep(person, **changed):
    settings = {**json.loads(person["user_settings"]), **changed}
    db().run("update people set user_settings = ? where name = ?", json.dumps(settings), person["name"])
    return done()


@calls.post("/onboarding/v2/user-settings")
def update_user_settings():
    person = signed_in()
    tags = body().get("dataTags")
    if tags is None:
        return keep(person, privateEmail=text("privateEmail", 256))
    if not isinstance(tags, list) or len(tags) > 100 or not all(isinstance(tag, str) and len(tag) <= 100 for tag in tags):
        refuse(400, "The request is not complete")
    return keep(person, dataTags=tags)


@calls.post("/onboarding/v2/user-settings/photo")
def set_photo():
    person, photo = signed_in(), text("photo", MOST_PHOTO)
    if not photo.startswith(("https://", "data:image/")):
        refuse(400, "This is no photo")
    return keep(person, photo=photo)


@calls.post("/onboarding/v2/bypass-mobile-install")
def bypass_mobile_install():
    """Nobody may leave the set-up out while it is a second factor."""
    of_state("open")
    return done()


@calls.get("/online/v1/apps")
def fetch_apps():
    of_state("due", "open")
    return jsonify(APPS)


@calls.get("/online/v1/sessions/devices")
def fetch_devices():
    rows = db().all("select * from sessions where person = ? and state = 'open'", signed_in()["name"])
    own = digest(sent_cookie("session"))
    return jsonify([
        {"id": row["id"][:16], "deviceName": row["device"] or "A browser", "timeStamp": row["made_at"], "isLocal": row["id"] == own}
        for row in rows
    ])


@calls.get("/online/v1/sessions/app-specific")
def fetch_connected_apps():
    signed_in()
    return jsonify([])


@calls.get("/auth/v2/autologin")
def fetch_auto_login():
    """Keep the token beside the person, for one use, where your hosts can ask for it."""
    hosts = signed_in()["hosts"]
    return jsonify(type="Notify", token=new_id(), urls=json.loads(hosts or "[]"))
