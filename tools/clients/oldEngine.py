#!/usr/bin/python3
"""A window with an engine that is older than the app's floor: Qt WebEngine 5.15 with Chromium 87. Debian: python3-pyqt5.qtwebengine"""
import json
import sys

from PyQt5.QtCore import QSocketNotifier, QUrl, qVersion
from PyQt5.QtWebEngineWidgets import QWebEngineProfile, QWebEngineView
from PyQt5.QtWidgets import QApplication


def tell(**facts):
    print(json.dumps(facts), flush=True)


app = QApplication(sys.argv[:1])
view = QWebEngineView()
view.urlChanged.connect(lambda url: tell(address=url.toString()))


def run():
    line = sys.stdin.readline()
    if not line:
        return app.quit()
    view.page().runJavaScript(line, lambda value: tell(value=value))


notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Read)
notifier.activated.connect(run)
view.resize(1100, 800)
view.show()
agent = QWebEngineProfile.defaultProfile().httpUserAgent()
tell(version=f'{qVersion()} (Chromium {agent.split("Chrome/")[1].split(".")[0]})')
view.load(QUrl(sys.argv[1]))
app.exec_()
