// @ts-check
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotli, gzipped } from './compress.mjs'
import { CONFIG_KEYS, hasConfig, withConfig } from './configBlock.mjs'
import { wrongLook } from './look.mjs'

const PAGES = ['index.html', 'shell.html']

/** An error that its lines explain. */
class Complaint extends Error {}

/**
 * The configuration of a JSON text; throws a complaint that names the file.
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
    throw new Complaint(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw new Complaint(`${name} has to hold one object: { "productName": … }`)
  return /** @type {Record<string, unknown>} */ (config)
}

/**
 * Puts a file in place as a whole: a server may be sending the old one.
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
 * Writes a configuration into the pages of a build, and compresses them again. Idempotent; pass the complete configuration each time.
 * @param {string} dist
 * @param {string} configFile
 * @param {(line: string) => void} say
 */
async function configure(dist, configFile, say) {
  const config = configOf(await readFile(configFile, 'utf8'), configFile)
  for (const name of Object.keys(config).filter(key => !CONFIG_KEYS.includes(key)))
    say(`${configFile}: this build knows no "${name}".`)
  const wrong = wrongLook(config)
  if (wrong.length > 0)
    throw new Complaint(wrong.map(({ name, reason }) => `${configFile}: "${name}" ${reason}.`).join('\n'))
  const pages = PAGES.map(name => path.join(dist, name)).filter(file => existsSync(file))
  if (pages.length === 0) throw new Complaint(`${dist} holds no build: index.html is missing.`)
  const configured = await Promise.all(pages.map(page => configuredPage(page, config)))
  for (const { file, bytes } of configured) {
    await replaceFile(file, bytes)
    await replaceFile(`${file}.br`, await brotli(bytes))
    await replaceFile(`${file}.gz`, await gzipped(bytes))
  }
  say(`Configured: ${pages.join(', ')}`)
}

const [dist, configFile] = process.argv.slice(2)
try {
  if (!dist || !configFile) throw new Complaint('Usage: node deploy/configure.mjs <dist> <config.json>')
  await configure(dist, configFile, line => console.log(line))
} catch (error) {
  const told = error instanceof Complaint || (error instanceof Error && 'code' in error)
  console.error(told ? error.message : error)
  process.exitCode = 1
}
