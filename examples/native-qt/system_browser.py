"""Signs a client in through the person's own browser (docs/embedding.md, chapter 8; RFC 8252), with Python alone."""
import base64
import hashlib
import http.server
import json
import secrets
import time
import urllib.request
from urllib.parse import parse_qs, urlencode, urlsplit

PATH = '/signed-in'
WAIT_S = 600
# With an icon of its own, a browser asks for no other, which the policy would refuse.
PAGE = (b'<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Signed in</title>'
        b'<p>You are signed in. You can close this tab.')


def listener(state, issuer):
    """A server on this device alone, at a port that the system chooses; it keeps the first code that is ours."""
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            url = urlsplit(self.path)
            query = parse_qs(url.query)
            ours = query.get('state') == [state] and query.get('iss') == [issuer]
            # Any program or page of this device may call: a wrong call changes nothing.
            right = url.path == PATH and ours and len(query.get('code', [])) == 1
            if right:
                self.server.code = query['code'][0]
            self.send_response(200 if right else 404)
            for name, value in {
                    'Content-Type': 'text/html', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer',
                    'Content-Security-Policy': "default-src 'none'; img-src data:; frame-ancestors 'none'"}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(PAGE if right else b'')

        def log_message(self, *_):
            pass  # The code is in the address of the call.

    server = http.server.HTTPServer(('127.0.0.1', 0), Handler)
    server.timeout, server.code = 1, None
    return server


def redeem(origin, proof):
    """The cookies of the client's own session; throws where the server refuses the code."""
    call = urllib.request.Request(f'{origin}/api/auth/v2/native-token', json.dumps(proof).encode(), {
        'Content-Type': 'application/json', 'X-Touch-Supported': 'false'})
    with urllib.request.urlopen(call, timeout=30) as answer:
        return answer.headers.get_all('Set-Cookie') or []


def sign_in(address, client_id, open_browser):
    """Opens the sign-in page outside, waits for the code that comes back, and redeems it. Throws after ten minutes."""
    parts = urlsplit(address)
    origin = f'{parts.scheme}://{parts.netloc}'
    verifier, state = secrets.token_urlsafe(32), secrets.token_urlsafe(16)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b'=').decode()
    with listener(state, origin) as server:
        back = f'http://127.0.0.1:{server.server_port}{PATH}'
        open_browser(address + '?' + urlencode({
            'mode': 'native', 'client_id': client_id, 'redirect_uri': back, 'state': state,
            'code_challenge': challenge, 'code_challenge_method': 'S256'}))
        ends = time.monotonic() + WAIT_S
        while server.code is None:
            if time.monotonic() > ends:
                raise TimeoutError('Nobody has signed in.')
            server.handle_request()
    return redeem(origin, {
        'clientId': client_id, 'code': server.code, 'codeVerifier': verifier, 'redirectUri': back})
