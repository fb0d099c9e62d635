"""Signs a client with WebKitGTK in through the person's own browser, and gives its webview the session (docs/embedding.md, chapter 8)."""
import pathlib
import sys

from gi.repository import GLib, Soup

# It is Python alone, and knows no webview.
sys.path.append(str(pathlib.Path(__file__).parent.parent / 'native-qt'))
from system_browser import sign_in  # noqa: E402


def load_signed_in(view, address, client_id, open_browser):
    """Shows the web app as soon as the webview has the cookies; throws where nobody signs in."""
    uri = GLib.Uri.parse(address, GLib.UriFlags.NONE)
    cookies = [Soup.Cookie.parse(line, uri) for line in sign_in(address, client_id, open_browser)]
    manager = view.get_context().get_cookie_manager()

    def keep(*_):
        if cookies:
            manager.add_cookie(cookies.pop(), None, keep)
        else:
            view.load_uri(GLib.Uri.resolve_relative(address, '/online/', GLib.UriFlags.NONE))

    keep()
