import type { Walk } from './walks/acts'

export interface Kind {
  program: string
  name: string
  /** The Python module that the client needs, and the Debian packages that contain it. */
  has: string
  packages: string[]
  /** The options that it lacks. */
  lacks?: string[]
  /** True if its engine is older than the app's minimum: only the message about that is promised to it. */
  tooOld?: true
}

/** The clients of `examples/`, and one whose engine is too old. */
export const CLIENTS: Kind[] = [
  {
    program: 'examples/native-webkitgtk/client.py',
    name: 'WebKitGTK',
    has: 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2',
    packages: ['python3-gi', 'gir1.2-webkit2-4.1'],
  },
  {
    program: 'examples/native-qt/client.py',
    name: 'Qt WebEngine',
    has: 'import PyQt6.QtWebEngineWidgets, PyQt6.QtWebChannel',
    packages: ['python3-pyqt6.qtwebengine', 'python3-pyqt6.qtwebchannel'],
    // QWebChannel binds in a callback, which is late already.
    lacks: ['--late'],
  },
  {
    program: 'tools/clients/oldEngine.py',
    name: 'Qt WebEngine',
    has: 'import PyQt5.QtWebEngineWidgets',
    packages: ['python3-pyqt5.qtwebengine'],
    tooOld: true,
  },
]

/** Returns whether a promise applies to a client. */
export const isPromised = (kind: Kind, walk: Walk): boolean => kind.tooOld === walk.tooOld

/** Returns the options of a walk that a client supports. */
export const flagsFor = ({ lacks = [] }: Kind, { flags = [] }: Walk): string[] =>
  lacks.includes(flags[0] ?? '') ? [] : flags
