"""Adds people to the database: python3 add_people.py people.json. Whoever is there already is left alone."""

import json
import sys

from foyer.database import connect
from foyer.proofs import hash_password, now_ms

FIELDS = ("is_temporary", "onboarding", "factor", "phone", "totp_secret", "provider_url", "hosts")


def add(held, person):
    given = {field: person[field] for field in FIELDS if field in person}
    if "hosts" in given:
        given["hosts"] = json.dumps(given["hosts"])
    row = {
        **given, "name": person["name"].lower(), "password": hash_password(person["password"]),
        "password_changed_at": now_ms(),
    }
    marks = ", ".join("?" for _ in row)
    held.run(f"insert into people ({', '.join(row)}) values ({marks}) on conflict (name) do nothing", *row.values())


if __name__ == "__main__":
    held = connect()
    held.make_tables()
    with open(sys.argv[1], encoding="utf-8") as file:
        for one in json.load(file):
            add(held, one)
    held.close()
