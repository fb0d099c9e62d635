import { join, resolve } from 'node:path'

// From the project's folder: the sandbox may run from one file, which lies elsewhere.
export const FILES_FOLDER = resolve('sandbox', 'room')
export const CSS_FILE = join(FILES_FOLDER, 'pages.css')
