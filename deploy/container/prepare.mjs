// @ts-check
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addRelease, makeLive } from './releases.mjs'
import { settingsOf, WrongSetting } from './settings.mjs'

const run = promisify(execFile)
const deploy = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const dist = process.env.FOYER_DIST || path.join(deploy, '../dist')
const OWN = ['http.conf', 'server.conf', 'release.conf', 'api-headers.conf']

/**
 * Runs one of the programs next to this one; the error contains the program's own message.
 * @param {string} program
 * @param {...string} args
 */
async function runBeside(program, ...args) {
  try {
    await run(process.execPath, [path.join(deploy, program), ...args])
  } catch (error) {
    throw new WrongSetting(String(/** @type {{ stderr?: string }} */ (error).stderr || error).trim())
  }
}

/**
 * Writes nginx's files from the templates of this folder; throws if a template names an unknown value.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} release
 */
async function writeSite({ run: folder, host, api, port, proxies, headers, rest }, release) {
  const trusted = proxies.map(each => `set_real_ip_from ${each};`)
  /** @type {Record<string, string>} */
  const values = {
    run: folder,
    deploy,
    release,
    host,
    api,
    port,
    modules: '/etc/nginx/modules-enabled/*.conf',
    proxies: [...trusted, ...(trusted.length > 0 ? ['real_ip_header X-Forwarded-For;'] : [])].join('\n'),
    headers: headers
      .map(each => `proxy_set_header ${each} $http_${each.toLowerCase().replaceAll('-', '_')};`)
      .join('\n'),
    rest: existsSync(rest) ? `include ${rest};` : 'location / {\n    return 404;\n}',
  }
  await mkdir(path.join(folder, 'foyer'), { recursive: true })
  for (const name of ['nginx.conf', ...OWN]) {
    const template = await readFile(new URL(name, import.meta.url), 'utf8')
    const text = template.replace(/\$\{(\w+)\}/g, (_all, /** @type {string} */ key) => {
      if (values[key] === undefined) throw new Error(`${name} names ${key}, which is not set`)
      return values[key]
    })
    await writeFile(path.join(folder, OWN.includes(name) ? `foyer/${name}` : name), text)
  }
  await writeFile(
    path.join(folder, 'foyer/brotli.conf'),
    await readFile(path.join(deploy, 'nginx/brotli.conf')),
  )
}

try {
  const settings = settingsOf(process.env)
  const { config, releases } = settings
  const release = await addRelease({
    dist,
    config,
    releases,
    configure: signin => runBeside('configure.mjs', signin, config),
    compare: folder => runBeside('deltas.mjs', folder, dist),
  })
  await writeSite(settings, release)
  await makeLive(releases, release, Date.now())
} catch (error) {
  const isExpected = error instanceof WrongSetting || (error instanceof Error && 'code' in error)
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
