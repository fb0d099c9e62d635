import { join, resolve } from 'node:path'

// Relative to the project's folder: the sandbox may run from one bundled file, which is elsewhere.
export const FILES_FOLDER = resolve('sandbox', 'room')
export const CSS_FILE = join(FILES_FOLDER, 'pages.css')
