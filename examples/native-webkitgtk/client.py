#!/usr/bin/python3
"""A native client with WebKitGTK that shows the sign-in page (docs/embedding.md). Debian: python3-gi gir1.2-webkit2-4.1"""
import argparse
import json
import pathlib
import sys

import gi

gi.require_versions({'Gtk': '3.0', 'WebKit2': '4.1'})
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402
from signed_in import load_signed_in  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument('address', help='such as https://signin.example.com/signin/')
for flag, value in [('bridge', 'sandbox/nativeClient/bridge.js'), ('agent', 'HarborDesktop/5.2.0'),
                    ('device-name', 'A computer'), ('device-id', 'device-1')]:
    options.add_argument(f'--{flag}', default=value)
options.add_argument('--system-browser', action='store_true', help="sign in in the person's own browser")
options.add_argument('--language', help='the locale of the webview, such as de_DE')
options.add_argument('--late', type=int, default=0, help='bind the function so many milliseconds after the page has loaded')
options.add_argument('--drive', action='store_true', help='take scripts from standard input, one a line')
given = options.parse_args()
ORIGIN = '/'.join(given.address.split('/')[:3])


def tell(**facts):
    print(json.dumps(facts), flush=True)


# Checked in the script as well: this allow-list of WebKit knows no port.
BIND = f"""if (location.origin === {json.dumps(ORIGIN)})
  window.harborDevice = () => window.webkit.messageHandlers.harborDevice.postMessage('').then(JSON.parse)"""

content = WebKit2.UserContentManager()
content.register_script_message_handler_with_reply('harborDevice', None)


def answer(_content, value, reply):
    # Another site in the same window gets nothing.
    device = {'name': given.device_name, 'id': given.device_id} if view.get_uri().startswith(f'{ORIGIN}/') else None
    reply.return_value(type(value).new_string(value.get_context(), json.dumps(device)))
    return True


content.connect('script-message-with-reply-received::harborDevice', answer)
bridge = pathlib.Path(given.bridge).read_text('utf-8')
for source in [bridge] if given.late else [BIND, bridge]:
    content.add_script(WebKit2.UserScript.new(
        source, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None))
context = WebKit2.WebContext.new_ephemeral()
if given.language:
    context.set_preferred_languages([given.language])
view = WebKit2.WebView(web_context=context, user_content_manager=content)
settings = view.get_settings()
settings.set_user_agent(f'{settings.get_user_agent()} {given.agent}')


def changed(_view, event):
    if event == WebKit2.LoadEvent.COMMITTED:
        tell(address=view.get_uri())
    if event == WebKit2.LoadEvent.FINISHED and given.late:
        GLib.timeout_add(given.late, lambda: view.evaluate_javascript(BIND, -1, None, None, None, None))


def decides(_view, decision, kind):
    to = kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION and decision.get_navigation_action().get_request().get_uri()
    if to and to.startswith(('tel:', 'mailto:')):
        tell(outside=to)
        decision.ignore()
        return True


# Both leave: a real client opens them in the person's own browser, and in the system (Gtk.show_uri_on_window).
view.connect('decide-policy', decides)
view.connect('create', lambda _view, action: tell(outside=action.get_request().get_uri()))
view.connect('load-changed', changed)


def run(_stream, _condition):
    script = sys.stdin.readline()
    if not script:
        return Gtk.main_quit()
    view.evaluate_javascript(script, -1, None, None, None, lambda _view, result: tell(
        value=json.loads(view.evaluate_javascript_finish(result).to_json(0) or 'null')))
    return True


if given.drive:
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, run)
window = Gtk.Window(title='Sign in', default_width=1100, default_height=800, child=view)
window.connect('destroy', Gtk.main_quit)
window.show_all()
tell(version='.'.join(str(part()) for part in (
    WebKit2.get_major_version, WebKit2.get_minor_version, WebKit2.get_micro_version)))
if given.system_browser:
    load_signed_in(view, given.address, 'harbor-desktop', lambda address: tell(outside=address))
else:
    view.load_uri(given.address)
Gtk.main()
