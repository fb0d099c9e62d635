import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const FILES_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'room')
export const CSS_FILE = join(FILES_FOLDER, 'pages.css')
