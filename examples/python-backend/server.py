"""Starts the backend: python3 server.py [PORT]. README.md says which variables it reads."""

import sys

from flask import Flask
from werkzeug.serving import make_server

from foyer import (
    account, answers, company, database, factors, mailbox, passkeys, people, phone_sign_in, reset, security, sign_in,
)

MOST_BYTES = 6 * 1024 * 1024


def make_app():
    """What a WSGI server is given: server:make_app()."""
    app = Flask(__name__, static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = MOST_BYTES
    app.before_request(answers.refuse_other_sites)
    app.after_request(answers.finish)
    app.teardown_appcontext(database.close_db)
    app.register_error_handler(Exception, answers.failed)
    for part in (company, sign_in, factors, reset, account, passkeys, security, phone_sign_in):
        app.register_blueprint(part.calls)
    if people.HAS_MAILBOX:
        app.register_blueprint(mailbox.calls)
    held = database.connect()
    held.make_tables()
    held.close()
    return app


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 4600
    server = make_server("127.0.0.1", port, make_app(), threaded=True)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
