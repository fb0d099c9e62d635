#!/usr/bin/python3
"""A native client with Qt WebEngine that shows the sign-in page (docs/embedding.md). Debian: python3-pyqt6.qtwebengine python3-pyqt6.qtwebchannel"""
import argparse
import json
import pathlib
import sys

from PyQt6.QtCore import QFile, QIODevice, QObject, QSocketNotifier, QUrl, pyqtSlot
from PyQt6.QtNetwork import QNetworkCookie
from PyQt6.QtWebChannel import QWebChannel
from PyQt6.QtWebEngineCore import (
    QWebEnginePage, QWebEngineProfile, QWebEngineScript, qWebEngineChromiumVersion, qWebEngineVersion)
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication
from system_browser import sign_in

options = argparse.ArgumentParser()
options.add_argument('address', help='such as https://signin.example.com/signin/')
for name, default in [('bridge', 'sandbox/nativeClient/bridge.js'), ('device-name', 'A computer'),
                      ('device-id', 'device-1'), ('agent', 'HarborDesktop/5.2.0')]:
    options.add_argument(f'--{name}', default=default)
options.add_argument('--system-browser', action='store_true', help="sign in in the person's own browser")
options.add_argument('--language', help='the locale of the webview, such as de_DE')
options.add_argument('--drive', action='store_true', help='take scripts from standard input, one a line')
given = options.parse_args()
ORIGIN = '/'.join(given.address.split('/')[:3])


def tell(**facts):
    print(json.dumps(facts), flush=True)


app = QApplication(sys.argv[:1])
# A profile without a name keeps cookies for the run of the client alone.
profile = QWebEngineProfile()
profile.setHttpUserAgent(f'{profile.httpUserAgent()} {given.agent}')
if given.language:
    profile.setHttpAcceptLanguage(given.language.replace('_', '-'))


class Host(QObject):
    @pyqtSlot(result='QVariantMap')
    def device(self):
        # Another site in the same window gets nothing.
        own = page.url().toString().startswith(f'{ORIGIN}/')
        return {'name': given.device_name, 'id': given.device_id} if own else {}


# QWebChannel binds in a callback, later than the bridge runs: the bridge reads the function when the page asks.
BIND = f"""if (location.origin === {json.dumps(ORIGIN)})
  new QWebChannel(qt.webChannelTransport, ({{ objects }}) => {{
    window.harborDevice = () => objects.host.device()
  }})"""
channel_file = QFile(':/qtwebchannel/qwebchannel.js')
channel_file.open(QIODevice.OpenModeFlag.ReadOnly)
channel_js = bytes(channel_file.readAll()).decode()


class Page(QWebEnginePage):
    def acceptNavigationRequest(self, url, kind, main):
        if url.scheme() in ('tel', 'mailto'):  # A real client hands it to the system (QDesktopServices.openUrl).
            return tell(outside=url.toString()) or False
        return super().acceptNavigationRequest(url, kind, main)


page = Page(profile)
for name, source in [
        ('bridge', pathlib.Path(given.bridge).read_text('utf-8')), ('channel', f'{channel_js}\n{BIND}')]:
    script = QWebEngineScript()
    script.setName(name)
    script.setSourceCode(source)
    script.setInjectionPoint(QWebEngineScript.InjectionPoint.DocumentCreation)
    script.setWorldId(QWebEngineScript.ScriptWorldId.MainWorld)
    script.setRunsOnSubFrames(False)
    page.scripts().insert(script)
host, channel = Host(), QWebChannel()
channel.registerObject('host', host)
page.setWebChannel(channel)
page.urlChanged.connect(lambda url: tell(address=url.toString()))
# A new window is a link that leaves: a real client opens it in the person's own browser (QDesktopServices.openUrl).
page.newWindowRequested.connect(lambda request: tell(outside=request.requestedUrl().toString()))


def run():
    line = sys.stdin.readline()
    page.runJavaScript(line, lambda value: tell(value=value)) if line else app.quit()


if given.drive:
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, activated=run)
view = QWebEngineView()
view.setPage(page)
view.resize(1100, 800)
view.show()
tell(version=f'{qWebEngineVersion()} (Chromium {qWebEngineChromiumVersion().split(".")[0]})')
if given.system_browser:
    for line in sign_in(given.address, 'harbor-desktop', lambda address: tell(outside=address)):
        profile.cookieStore().setCookie(QNetworkCookie.parseCookies(line.encode())[0], QUrl(ORIGIN))
page.load(QUrl(f'{ORIGIN}/online/' if given.system_browser else given.address))
app.exec()
