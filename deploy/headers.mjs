// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { COMMON_HEADERS, policyOf, serialize } from './policy.mjs'

const [dist = 'dist'] = process.argv.slice(2)
try {
  const json = await readFile(path.join(dist, 'csp-hashes.json'), 'utf8')
  const hashes = /** @type {import('./policy.mjs').Hashes} */ (JSON.parse(json))
  const headers = {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': serialize(policyOf(hashes)),
    ...COMMON_HEADERS,
    'Strict-Transport-Security': 'max-age=63072000',
  }
  // Prints the headers of the build's pages, for a server other than nginx.
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`)
} catch (error) {
  console.error(`${dist} has no readable hashes: ${error instanceof Error ? error.message : 'none'}`)
  process.exitCode = 1
}
