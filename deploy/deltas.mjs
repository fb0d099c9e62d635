// @ts-check
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const ZSTD = process.env.ZSTD_PATH ?? 'zstd'
const HASHED = /^(.+)\.[0-9a-f]{8}(\.(?:js|css))$/
/** The first bytes of a `Content-Encoding: dcz` body, before the dictionary's hash (RFC 9842, section 5). */
const DCZ = Buffer.from('5e2a4d1820000000', 'hex')

/**
 * A script's delta: its difference from the script that a browser has, as zstd with that script as dictionary.
 * @typedef {{ script: string, earlier: string }} Delta
 */

/**
 * Returns the constant part of a script's name; undefined for other files.
 * @param {string} name
 */
function lastingName(name) {
  const [, before, after] = HASHED.exec(name) ?? []
  return before && after && before + after
}

/**
 * Pairs each script and style sheet of the build with each earlier one of its name.
 * @param {string[]} built
 * @param {string[]} kept
 * @returns {Delta[]}
 */
function pairs(built, kept) {
  const scripts = built.filter(name => lastingName(name))
  return scripts.flatMap(script =>
    kept
      .filter(earlier => earlier !== script && lastingName(earlier) === lastingName(script))
      .map(earlier => ({ script, earlier })),
  )
}

/**
 * Returns the difference as one frame; undefined if this zstd cannot create it (Debian's crashes on an empty file).
 * @param {string} from
 * @param {string} to
 */
async function frameOf(from, to) {
  // Without a checksum: the browser knows the length of the response.
  const options = ['-qq', '--ultra', '-22', '--no-check', '-c', `--patch-from=${from}`, to]
  try {
    return (await promisify(execFile)(ZSTD, options, { encoding: 'buffer', maxBuffer: 2 ** 26 })).stdout
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') throw error
    return undefined
  }
}

/**
 * Writes one delta to the path that nginx derives from the browser's header, if the delta is shorter than the script; returns whether it is.
 * @param {string} release
 * @param {Delta} delta
 */
async function writeDelta(release, { script, earlier }) {
  const at = path.join(release, 'signin')
  const frame = await frameOf(path.join(at, earlier), path.join(at, script))
  if (!frame) return false
  const kept = await readFile(path.join(at, earlier))
  const hash = createHash('sha256').update(kept).digest()
  const body = Buffer.concat([DCZ, hash, frame])
  if (body.length >= (await stat(path.join(at, `${script}.br`))).size) return false
  // base64 contains slashes: each starts a folder, for nginx and for this path.
  const file = path.join(release, 'deltas', hash.toString('base64'), 'signin', script)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, body)
  return true
}

/**
 * Writes the deltas between a build's scripts and the earlier ones that the release keeps.
 * @param {string} release
 * @param {string} dist
 */
async function writeDeltas(release, dist) {
  const [built, kept] = await Promise.all([readdir(dist), readdir(path.join(release, 'signin'))])
  const waiting = pairs(built, kept)
  let written = 0
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      if (await writeDelta(release, next)) written += 1
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return written
}

const [release, dist] = process.argv.slice(2)
try {
  if (!release || !dist) throw new Error('Usage: node deploy/deltas.mjs <release> <dist>')
  console.log(`Deltas: ${await writeDeltas(release, dist)}`)
} catch (error) {
  const { code, syscall = '' } = /** @type {NodeJS.ErrnoException} */ (error)
  // Without them every browser loads whole scripts, so the rollout need not stop.
  if (code === 'ENOENT' && syscall.startsWith('spawn'))
    console.error('zstd is missing: browsers will load the complete scripts of this release.')
  else {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
