"""Passkeys, checked by python3-fido2 (0.9.1, Debian 12)."""

import json
from urllib.parse import urlsplit

from fido2.client import ClientData
from fido2.ctap2 import AttestationObject, AttestedCredentialData, AuthenticatorData
from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import PublicKeyCredentialRpEntity
from flask import Blueprint, jsonify, request

from .answers import body, done, give_cookie, origin, refuse, sent_cookie, text
from .database import db
from .people import find
from .proofs import digest, new_id, now_ms
from .sessions import begin, just_proven, signed_in
from .sign_in import refuse_disabled, signed_in_answer

calls = Blueprint("passkeys", __name__, url_prefix="/api/auth/v2/passkeys")

CEREMONY_S = 300


def server():
    own = origin()
    entity = PublicKeyCredentialRpEntity(urlsplit(own).hostname, "Harbor")
    return Fido2Server(entity, verify_origin=lambda sent: sent == own)


def handle_of(person):
    return websafe_encode(bytes.fromhex(digest(f"handle:{person['name']}")))


def begin_ceremony(purpose, person, options, state):
    """The challenge counts once, in this browser, for this purpose."""
    ceremony = new_id()
    db().run("delete from ceremonies where until < ?", now_ms())
    db().run(
        "insert into ceremonies (id, purpose, person, state, until) values (?, ?, ?, ?, ?)",
        digest(ceremony), purpose, person, json.dumps(state), now_ms() + CEREMONY_S * 1000,
    )
    return give_cookie(jsonify(**options, timeout=CEREMONY_S * 1000), f"{purpose}-passkey", ceremony, CEREMONY_S)


def end_ceremony(purpose, person=None):
    """What was asked for; None where nothing was, or it was used."""
    ceremony = digest(sent_cookie(f"{purpose}-passkey"))
    found = db().one("select * from ceremonies where id = ? and until > ?", ceremony, now_ms())
    is_first = db().run("delete from ceremonies where id = ?", ceremony).rowcount == 1
    is_it = found and is_first and found["purpose"] == purpose and found["person"] == person
    return json.loads(found["state"]) if is_it else None


def credential():
    sent = body().get("credential")
    answer = sent.get("response") if isinstance(sent, dict) else None
    if not isinstance(answer, dict) or not isinstance(sent.get("id"), str):
        refuse(400, "The request is not complete")
    return sent["id"], answer


@calls.post("/authentication/options")
def fetch_passkey_request():
    purpose = text("purpose")
    if purpose not in ("signIn", "proof"):
        refuse(400, "No passkey is due")
    person = signed_in()["name"] if purpose == "proof" else None
    _, state = server().authenticate_begin([], "required")
    options = {"challenge": state["challenge"], "rpId": server().rp.id, "userVerification": "required"}
    return begin_ceremony(purpose, person, options, state)


def owner_by_passkey(purpose, person=None):
    """The name whose passkey has answered what was asked in this browser; None where it proves nothing."""
    sent, answer = credential()
    state = end_ceremony(purpose, person)
    row = db().one("select * from passkeys where id = ?", sent)
    if row is None:
        refuse(404, "This passkey is not known", code="passkeyUnknown", credentialId=sent)
    if state is None or person not in (None, row["person"]):
        return None
    known = AttestedCredentialData(bytes.fromhex(row["public_data"]))
    try:
        parts = [websafe_decode(answer[name]) for name in ("clientDataJSON", "authenticatorData", "signature")]
        server().authenticate_complete(
            state, [known], websafe_decode(sent), ClientData(parts[0]), AuthenticatorData(parts[1]), parts[2]
        )
    except Exception:  # Whatever is wrong with it, it proves nothing.
        return None
    db().run("update passkeys set used_at = ? where id = ?", now_ms(), sent)
    return row["person"]


@calls.post("/authentication/verify")
def sign_in_by_passkey():
    owner = owner_by_passkey("signIn")
    if owner is None:
        refuse(401, "The passkey is wrong")
    person = find(owner)
    refuse_disabled(person)
    return begin(signed_in_answer(person), person, "open")


@calls.post("/registration/options")
def fetch_passkey_creation():
    person = just_proven()
    user = {"id": handle_of(person), "name": person["name"], "displayName": person["name"]}
    _, state = server().register_begin({**user, "id": websafe_decode(user["id"])}, [], "required", "required")
    rows = db().all("select id from passkeys where person = ?", person["name"])
    options = {
        "challenge": state["challenge"], "rp": {"id": server().rp.id, "name": "Harbor"}, "user": user,
        "pubKeyCredParams": [{"type": "public-key", "alg": -7}, {"type": "public-key", "alg": -257}],
        "excludeCredentials": [{"id": row["id"], "type": "public-key"} for row in rows],
        "authenticatorSelection": {"residentKey": "required", "userVerification": "required"},
    }
    return begin_ceremony("keep", person["name"], options, state)


@calls.post("/registration/verify")
def keep_passkey():
    person = signed_in()
    sent, answer = credential()
    state = end_ceremony("keep", person["name"])
    try:
        made = AttestationObject(websafe_decode(answer["attestationObject"]))
        kept = server().register_complete(state, ClientData(websafe_decode(answer["clientDataJSON"])), made)
        public = kept.credential_data
    except Exception:  # Whatever is wrong with it, it is not kept.
        refuse(400, "The passkey could not be checked", code="passkeyUnknown", credentialId=sent)
    own, name = websafe_encode(public.credential_id), request.user_agent.string[:100] or "A passkey"
    db().run(
        "insert into passkeys (id, person, public_data, name, created_at) values (?, ?, ?, ?, ?)",
        own, person["name"], bytes(public).hex(), name, now_ms(),
    )
    return done()


@calls.get("")
def fetch_passkeys():
    person = signed_in()
    rows = db().all("select * from passkeys where person = ?", person["name"])
    own = [{"id": row["id"], "name": row["name"], "createdAt": row["created_at"], "lastUsedAt": row["used_at"]} for row in rows]
    return jsonify(rpId=server().rp.id, userId=handle_of(person), userName=person["name"], passkeys=own)


@calls.post("/rename")
def rename_passkey():
    """A name proves nothing, so no proof is asked for."""
    person, own, name = signed_in(), text("id", 1400), text("name", 64)
    if db().run("update passkeys set name = ? where id = ? and person = ?", name, own, person["name"]).rowcount != 1:
        refuse(404, "There is no such passkey", code="passkeyRemoved")
    return done()


@calls.post("/remove")
def remove_passkey():
    person = just_proven()
    if db().run("delete from passkeys where id = ? and person = ?", text("id", 1400), person["name"]).rowcount != 1:
        refuse(404, "There is no such passkey", code="passkeyRemoved")
    return done()
