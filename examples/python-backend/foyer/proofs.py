"""Passwords, codes and ids: how they are made, kept and compared."""

import base64
import hashlib
import hmac
import secrets
import struct
import time

SCRYPT = {"n": 2**14, "r": 8, "p": 1}


def now_ms():
    return int(time.time() * 1000)


def hash_password(password):
    salt = secrets.token_bytes(16)
    return salt.hex() + ":" + hashlib.scrypt(password.encode(), salt=salt, **SCRYPT).hex()


NOBODY = hash_password(secrets.token_urlsafe())


def is_password(password, kept):
    """Takes as long for a name that nobody has: `kept` is then None."""
    salt, expected = (kept or NOBODY).split(":")
    found = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), **SCRYPT)
    return hmac.compare_digest(found, bytes.fromhex(expected)) and kept is not None


def new_id():
    return secrets.token_urlsafe(32)


def digest(text):
    """What is kept of a session's id, so that a copy of the database signs nobody in."""
    return hashlib.sha256(text.encode()).hexdigest()


def is_same(text, kept):
    return hmac.compare_digest(digest(text), kept or "")


def new_code():
    return f"{secrets.randbelow(10**6):06d}"


def new_totp_secret():
    return base64.b32encode(secrets.token_bytes(20)).decode()


def totp_at(secret, step):
    """RFC 6238: six digits, SHA-1, 30 seconds."""
    mac = hmac.new(base64.b32decode(secret), struct.pack(">Q", step), "sha1").digest()
    at = mac[-1] & 15
    return f"{(struct.unpack('>I', mac[at:at + 4])[0] & 0x7FFFFFFF) % 10**6:06d}"


def totp_step(secret, code, last):
    """The step whose code this is, one before and one after included; None for a wrong or used one."""
    now = int(time.time()) // 30
    steps = [step for step in (now, now - 1, now + 1) if step > last]
    return next((step for step in steps if is_same(code, digest(totp_at(secret, step)))), None)
