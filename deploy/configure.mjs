// @ts-check
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotli, gzipped } from './compress.mjs'
import { SCHEMA_KEY, SERVER_KEYS, wrongConfig } from './config.mjs'
import { hasConfig, withConfig } from './configBlock.mjs'

const PAGES = ['index.html', 'shell.html']

/** An error whose lines are its complete explanation. */
class Complaint extends Error {}

const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/**
 * Returns the text of a UTF-8 file, without the byte order mark that some editors write; throws a complaint about a file in UTF-16.
 * @param {Buffer} bytes
 * @param {string} name
 */
function textOf(bytes, name) {
  const start = bytes.subarray(0, 2)
  if (UTF_16.some(mark => start.equals(Buffer.from(mark))) || start.includes(0))
    throw new Complaint(`${name} is in UTF-16: save it as UTF-8.`)
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

/**
 * Parses the JSON text of a configuration; throws a complaint that names the file.
 * @param {string} json
 * @param {string} name
 * @returns {Record<string, unknown>}
 */
function configOf(json, name) {
  /** @type {unknown} */
  let config
  try {
    config = JSON.parse(json)
  } catch (error) {
    throw new Complaint(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new Complaint(`${name} must contain one object: { "productName": … }`)
  return /** @type {Record<string, unknown>} */ (config)
}

/**
 * Reads the texts that a configuration may replace, and the languages.
 * @returns {Promise<import('./config.mjs').TextsSchema>}
 */
async function knownTexts() {
  const schema = JSON.parse(await readFile(new URL('config.schema.json', import.meta.url), 'utf8'))
  return { properties: schema.properties.texts.properties, languages: schema.$defs.language.enum }
}

/**
 * Replaces a file atomically, because a server may be sending the old one.
 * @param {string} file
 * @param {Buffer} bytes
 */
async function replaceFile(file, bytes) {
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}

/**
 * @param {string} file
 * @param {Record<string, unknown>} config
 */
async function configuredPage(file, config) {
  const html = await readFile(file, 'utf8')
  if (!hasConfig(html)) throw new Complaint(`${file} has no <script id="foyer-config">.`)
  return { file, bytes: Buffer.from(withConfig(html, config)) }
}

/**
 * Writes the list that a browser requests at another origin before it uses a passkey of this one (WebAuthn, 5.11.1); writes no file without a list.
 * @param {string} dist
 * @param {unknown} origins
 */
async function writeRelatedOrigins(dist, origins) {
  const file = path.join(dist, 'related-origins.json')
  if (Array.isArray(origins) && origins.length > 0)
    await replaceFile(file, Buffer.from(`${JSON.stringify({ origins })}\n`))
  else await rm(file, { force: true })
}

/**
 * Writes a configuration into the pages of a build, and compresses them again; changes no page if a value is invalid. Idempotent; pass the complete configuration each time.
 * @param {string} dist
 * @param {string} configFile
 * @param {(line: string) => void} print
 */
async function configure(dist, configFile, print) {
  const config = configOf(textOf(await readFile(configFile), configFile), configFile)
  const wrong = wrongConfig(config, await knownTexts())
  if (wrong.length > 0)
    throw new Complaint(wrong.map(({ name, reason }) => `${configFile}: "${name}" ${reason}.`).join('\n'))
  const pages = PAGES.map(name => path.join(dist, name)).filter(file => existsSync(file))
  if (pages.length === 0) throw new Complaint(`${dist} contains no build: index.html is missing.`)
  const values = Object.fromEntries(
    Object.entries(config).filter(([name]) => name !== SCHEMA_KEY && !SERVER_KEYS.includes(name)),
  )
  const configured = await Promise.all(pages.map(page => configuredPage(page, values)))
  for (const { file, bytes } of configured) {
    await replaceFile(file, bytes)
    await replaceFile(`${file}.br`, await brotli(bytes))
    await replaceFile(`${file}.gz`, await gzipped(bytes))
  }
  await writeRelatedOrigins(dist, config.relatedOrigins)
  print(`Configured: ${pages.join(', ')}`)
}

const [dist, configFile] = process.argv.slice(2)
try {
  if (!dist || !configFile) throw new Complaint('Usage: node deploy/configure.mjs <dist> <config.json>')
  await configure(dist, configFile, line => console.log(line))
} catch (error) {
  const isExpected = error instanceof Complaint || (error instanceof Error && 'code' in error)
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
