"""What anybody may ask: the company's settings, the username, help, a ticket."""

import json
import os
from pathlib import Path

from flask import Blueprint, current_app, jsonify, request

from .answers import body, done, refuse, text
from .people import RULES, find
from .proofs import new_id

calls = Blueprint("company", __name__, url_prefix="/api")


@calls.get("/online/v1/settings")
def fetch_settings():
    return jsonify(
        companyProviderName="Harbor",
        sessionUserNameEnabled=True,
        passkeysEnabled=True,
        securityPageEnabled=True,
        authenticatorsEnabled=True,
        recoveryCodesEnabled=True,
        phoneSignInEnabled=True,
        passwordRules=RULES,
    )


@calls.get("/online/v1/feature-settings")
def fetch_features():
    return jsonify([{"key": "ChangePasswordInAuthAppEnabled", "active": True}])


@calls.get("/auth/v2/login/options")
def find_identity_provider():
    name = request.args.get("username", "")
    if not 0 < len(name) <= 256:
        refuse(400, "The request is not complete")
    person = find(name)
    if person and person["provider_url"]:
        return jsonify(redirectUrl=person["provider_url"], identityProvider="Keel")
    return jsonify(redirectUrl=None, identityProvider=None)


@calls.get("/online/v1/support/get-info")
def fetch_help_info():
    return jsonify(email="support@harbor.test", phone="+1 555 010 1000", phoneHours="Mon–Fri, 9–17")


@calls.post("/online/v1/support/form")
def send_ticket():
    """Where your ticket system is called; a recording goes with the ticket as a file."""
    for field, most in (("displayName", 256), ("email", 256), ("phone", 32), ("description", 512)):
        text(field, most)
    if "recording" in body():
        keep_recording(text("recording", 200_000))
    current_app.logger.info("A ticket has come: %s", json.dumps(len(text("description", 512))))
    return done()


def keep_recording(recording):
    """Nothing of it is proved: it is a file for somebody to look at."""
    folder = os.environ.get("FOYER_RECORDINGS")
    if folder:
        Path(folder, f"ticket-{new_id()}.foyer.json").write_text(recording, encoding="utf-8")
