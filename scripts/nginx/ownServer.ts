import { readFileSync } from 'node:fs'

const SERVER = 'server {'
const HEAD = (name: string): string =>
  `# Foyer in a server of your own: /etc/nginx/foyer/${name}. Do not edit it; it is generated from nginx.conf, and\n# each version replaces it. See docs/deployment.md (section 2, 'In a server of your own').\n\n`

/** Returns the parts of `deploy/nginx.conf` for an operator who already has a `server {}`: the maps beside it, and the headers of errors and the locations in it. */
export function ownServer(): Record<string, string> {
  const text = readFileSync('deploy/nginx.conf', 'utf8')
  const begin = text.indexOf(`\n${SERVER}`)
  const headers = text.indexOf("    # nginx's own errors, also")
  const end = text.lastIndexOf('}')
  if (begin < 0 || headers < begin) throw new Error('deploy/nginx.conf has no server with headers.')
  // The first lines apply only to the file itself: its location and its includes.
  const maps = text.slice(text.indexOf('# Browsers revalidate'), begin)
  const inside = text.slice(headers, end).replace(/^ {4}/gm, '')
  return {
    'maps.conf': `${HEAD('maps.conf')}${maps}`,
    'locations.conf': `${HEAD('locations.conf')}${inside}`,
  }
}
