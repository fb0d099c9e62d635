"""The one module that knows the database: SQLite, or PostgreSQL where DATABASE_URL says so."""

import os
import sqlite3

from flask import g

TABLES = (
    """create table if not exists people (
        name varchar(256) primary key, password text not null, password_changed_at bigint not null,
        is_temporary integer not null default 0, password_change text, is_disabled integer not null default 0, onboarding text not null default 'Completed',
        factor text, phone text, email text, provider_url text, hosts text, user_settings text not null default '{}')""",
    """create table if not exists sessions (
        id char(64) primary key, person varchar(256) not null, state text not null, device text not null,
        code text, code_until bigint, tries integer not null default 0, marker text,
        totp_secret text, totp_until bigint, made_at bigint not null, until bigint not null)""",
    """create table if not exists resets (
        id char(64) primary key, person varchar(256) not null, code text not null,
        is_checked integer not null default 0, tries integer not null default 0, until bigint not null)""",
    "create table if not exists tries (what varchar(300) primary key, count integer not null, until bigint not null)",
    """create table if not exists passkeys (
        id varchar(1400) primary key, person varchar(256) not null, public_data text not null, name text,
        created_at bigint not null, used_at bigint)""",
    """create table if not exists ceremonies (
        id char(64) primary key, purpose text not null, person varchar(256), state text not null, until bigint not null)""",
    """create table if not exists authenticators (
        id varchar(64) primary key, person varchar(256) not null, secret text not null,
        last_step bigint not null default 0, added_at bigint not null, used_at bigint)""",
    "create table if not exists recovery_codes (hash char(64) primary key, person varchar(256) not null, made_at bigint not null)",
    """create table if not exists phone_requests (
        id char(64) primary key, user_code char(8) not null unique, browser char(64) not null, agent text not null,
        made_at bigint not null, until bigint not null, pause_s integer not null, polled_at bigint not null default 0,
        phone char(64), number char(2), answer text)""",
    "create table if not exists mailbox (at bigint not null, person varchar(256) not null, code text not null)",
)


class Database:
    """A connection whose statements have question marks, each committed by itself."""

    def __init__(self, url=None):
        self.is_postgres = (url or "").startswith(("postgres://", "postgresql://"))
        if self.is_postgres:
            import psycopg2
            import psycopg2.extras

            self.connection = psycopg2.connect(url, cursor_factory=psycopg2.extras.DictCursor)
            self.connection.autocommit = True
        else:
            file = url or os.environ.get("FOYER_SQLITE", "foyer.sqlite3")
            self.connection = sqlite3.connect(file, timeout=10, isolation_level=None)
            self.connection.row_factory = sqlite3.Row

    def run(self, statement, *values):
        """Runs a statement; the cursor tells how many rows it has changed."""
        cursor = self.connection.cursor()
        cursor.execute(statement.replace("?", "%s") if self.is_postgres else statement, values)
        return cursor

    def one(self, statement, *values):
        """The first row, or None."""
        return self.run(statement, *values).fetchone()

    def all(self, statement, *values):
        return self.run(statement, *values).fetchall()

    def make_tables(self):
        for table in TABLES:
            self.run(table)

    def close(self):
        self.connection.close()


def connect():
    return Database(os.environ.get("DATABASE_URL"))


def db():
    """The connection of the request that is answered."""
    if "db" not in g:
        g.db = connect()
    return g.db


def close_db(_error=None):
    held = g.pop("db", None)
    if held is not None:
        held.close()
