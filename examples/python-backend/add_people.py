"""Adds people to the database: python3 add_people.py people.json. People who exist are not changed."""

import json
import sys

from foyer.database import connect
from foyer.people import name_key
from foyer.proofs import hash_password, new_id, now_ms

FIELDS = ("is_temporary", "password_change", "is_disabled", "onboarding", "factor", "phone", "email", "provider_url", "hosts")


def add(held, person):
    given = {field: person[field] for field in FIELDS if field in person}
    if "hosts" in given:
        given["hosts"] = json.dumps(given["hosts"])
    row = {
        **given, "name": name_key(person["name"]), "password": hash_password(person["password"]),
        "password_changed_at": now_ms(),
    }
    marks = ", ".join("?" for _ in row)
    added = held.run(f"insert into people ({', '.join(row)}) values ({marks}) on conflict (name) do nothing", *row.values())
    if added.rowcount == 1 and "totp_secret" in person:
        statement = "insert into authenticators (id, person, secret, added_at) values (?, ?, ?, ?)"
        held.run(statement, new_id(), row["name"], person["totp_secret"], now_ms())


if __name__ == "__main__":
    held = connect()
    held.make_tables()
    with open(sys.argv[1], encoding="utf-8") as file:
        for one in json.load(file):
            add(held, one)
    held.close()
