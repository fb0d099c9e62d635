import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  openSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ensureZstd } from 'scripts/nginx/rollOut'
import { freePorts } from 'scripts/programs/freePorts'
import { ensureNginx } from 'scripts/programs/nginx'
import { ask } from 'test/support/nginx/ask'
import { numberedBuild } from 'test/support/nginx/smallBuild'
import { startServer } from 'test/support/startServer'
import { temporaryFolder } from 'test/support/temporaryFolder'
import { until } from 'test/support/until'

// Runs the start script of deploy/Containerfile without the container: as the user `nobody`, who may write only to two folders.
const NOBODY = 65_534
const HOST = 'signin.example.com'
const DAY_MS = 24 * 60 * 60 * 1000

const builds = new Map<number, Promise<string>>()
/** One for all containers, which only read it. */
const build = (number: number) => {
  const known = builds.get(number) ?? makeBuild(number)
  builds.set(number, known)
  return known
}
const makeBuild = async (number: number) => {
  const dist = await numberedBuild(number)
  chmodSync(dist, 0o755)
  return dist
}

/** The rights of the user `nobody`, where this machine's Node can run with them. */
const asNobody = ((): { uid?: number; gid?: number } => {
  const nobody = { uid: NOBODY, gid: NOBODY }
  const canBe = process.getuid?.() === 0 && spawnSync(process.execPath, ['-v'], nobody).status === 0
  return canBe ? nobody : {}
})()

/** A folder that every user may read and none owns. */
function ownFolder(): string {
  const folder = temporaryFolder('container')
  const { uid, gid } = asNobody
  if (uid && gid) chownSync(folder, uid, gid)
  chmodSync(folder, 0o755)
  return folder
}

let START: string
beforeAll(() => {
  // A checkout may be in a folder that other users may not read.
  const image = temporaryFolder('image')
  chmodSync(image, 0o755)
  cpSync('deploy', path.join(image, 'deploy'), { recursive: true })
  START = path.join(image, 'deploy/container/start.sh')
})

const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started.filter(each => each.exitCode === null)) {
    child.kill('SIGQUIT')
    await once(child, 'exit')
  }
})

interface Container {
  dist: string
  releases: string
  config?: object
  env?: Record<string, string>
}

function environment(
  { dist, releases, config = { productName: 'Quay' }, env = {} }: Container,
  port: number,
) {
  const configFile = path.join(ownFolder(), 'config.json')
  writeFileSync(configFile, JSON.stringify(config))
  return {
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    NGINX_PATH: ensureNginx().program,
    ZSTD_PATH: ensureZstd(),
    FOYER_HOST: HOST,
    FOYER_API: '127.0.0.1:9',
    FOYER_PORT: String(port),
    FOYER_CONFIG: configFile,
    FOYER_DIST: dist,
    FOYER_RELEASES: releases,
    FOYER_RUN: ownFolder(),
    ...env,
  }
}

async function start(container: Container) {
  const [port = 0] = await freePorts(1)
  // A container's standard output is a pipe; nginx cannot open a socket by name.
  const log = path.join(ownFolder(), 'log')
  const stdout = openSync(log, 'w')
  chmodSync(log, 0o666)
  const env = environment(container, port)
  const child = spawn('/bin/sh', [START], { env, stdio: ['ignore', stdout, 'pipe'], ...asNobody })
  started.push(child)
  let said = ''
  child.stderr?.on('data', chunk => (said += String(chunk)))
  const origin = `http://127.0.0.1:${port}`
  const get = (address: string) => ask(origin, address, { headers: { Host: HOST } })
  const answers = () => {
    if (child.exitCode !== null) throw new Error(`The container ended: ${said}`)
    return get('/signin/').then(
      () => true,
      () => false,
    )
  }
  await until(answers, Boolean)
  return { origin, get, child }
}

function refused(container: Container) {
  const env = environment(container, 8080)
  const { status, stderr } = spawnSync('/bin/sh', [START], { env, encoding: 'utf8', ...asNobody })
  return { status, stderr: stderr.trim() }
}

test('without root and with two writable folders, the container serves the build as configured, to its own host name only', async () => {
  const { origin, get, child } = await start({ dist: await build(1), releases: ownFolder() })
  const { status, headers, body } = await get('/signin/')
  expect(status).toBe(200)
  expect(body.toString()).toContain('"productName":"Quay"')
  expect(headers['content-security-policy']).toContain("'sha256-build1'")
  expect((await ask(origin, '/signin/')).status).toBe(421)
  expect((await get('/elsewhere')).status).toBe(404)
  // No server answers for the API here.
  expect((await get('/api/users/v1')).status).toBe(502)
  child.kill('SIGQUIT')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('with the files of deploy/compose.yaml it starts, and answers where the web app would be', async () => {
  const folder = ownFolder()
  cpSync('deploy/compose/rest.conf', path.join(folder, 'rest.conf'))
  const config = JSON.parse(readFileSync('deploy/compose/config.json', 'utf8')) as object
  const env = { FOYER_REST: path.join(folder, 'rest.conf') }
  const { get } = await start({ dist: await build(1), releases: ownFolder(), config, env })
  const { status, body } = await get('/work/')
  expect([status, body.toString()]).toEqual([200, 'You are signed in.\n'])
  expect(await get('/elsewhere')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
})

// (security/edge-headers)
test("only the allowed headers and the company's own reach the API", async () => {
  const api = await startServer(() => ({}))
  const env = { FOYER_API: new URL(api.origin).host, FOYER_API_HEADERS: 'X-Company-Tenant X-Region' }
  const { origin } = await start({ dist: await build(1), releases: ownFolder(), env })
  const sent = { 'X-Company-Tenant': 'north', 'X-Region': 'eu', 'Remote-User': 'evil', Accept: 'text/plain' }
  await ask(origin, '/api/x', { headers: { Host: HOST, ...sent } })
  await api.close()
  const { headers } = api.requests[0]!
  expect(headers).toMatchObject({ 'x-company-tenant': 'north', 'x-region': 'eu', accept: 'text/plain' })
  expect(headers).not.toHaveProperty('remote-user')
})

test('while two builds share their releases, each serves the scripts of both; containers of one build agree on the ETags, also where they share nothing; another configuration has others', async () => {
  const releases = ownFolder()
  const older = await start({ dist: await build(1), releases })
  const newer = await start({ dist: await build(2), releases })
  const alone = await start({ dist: await build(1), releases: ownFolder() })
  const other = await start({
    dist: await build(1),
    releases: ownFolder(),
    config: { productName: 'Pier' },
  })
  const status = async (of: typeof older, name: string) => (await of.get(`/signin/${name}`)).status
  expect(await status(older, 'chunk.00000002.js')).toBe(200)
  expect(await status(newer, 'chunk.00000001.js')).toBe(200)
  const page = await older.get('/signin/')
  expect(page.body.toString()).toContain('build 1')
  expect((await newer.get('/signin/')).body.toString()).toContain('build 2')
  expect(page.headers.etag).toBeDefined()
  expect((await alone.get('/signin/')).headers.etag).toBe(page.headers.etag)
  expect((await other.get('/signin/')).headers.etag).not.toBe(page.headers.etag)
})

test('a release that another one followed more than 30 days ago goes; the one before the live one stays', async () => {
  const releases = ownFolder()
  for (const number of [1, 2, 3]) {
    const { child } = await start({ dist: await build(number), releases })
    child.kill('SIGQUIT')
    await once(child, 'exit')
  }
  const folders = readdirSync(releases)
    .map(name => path.join(releases, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
  expect(folders).toHaveLength(3)
  folders.forEach((folder, at) => {
    const used = new Date(Date.now() - (60 - at) * DAY_MS)
    utimesSync(folder, used, used)
  })
  await start({ dist: await build(4), releases })
  const left = readdirSync(releases).map(name => path.join(releases, name))
  expect(left).toHaveLength(2)
  expect(left).toContain(folders[2])
})

const WRONG_HEADERS =
  'FOYER_API_HEADERS must be names of request headers that nginx does not set, such as X-Company-Tenant, separated by spaces.'

test.each([
  ['FOYER_HOST', '', "FOYER_HOST must be the name of the sign-in's host, such as signin.example.com."],
  [
    'FOYER_HOST',
    'a; return 200',
    "FOYER_HOST must be the name of the sign-in's host, such as signin.example.com.",
  ],
  ['FOYER_API', 'api', 'FOYER_API must be the name and the port that answer /api, such as api:8000.'],
  [
    'FOYER_PROXIES',
    '10.0.0.0/8 all;',
    'FOYER_PROXIES must be networks such as 10.0.0.0/8, separated by spaces.',
  ],
  ['FOYER_API_HEADERS', 'X-Tenant; X-Region', WRONG_HEADERS],
  ['FOYER_API_HEADERS', 'X-Tenant X-Forwarded-For', WRONG_HEADERS],
  ['FOYER_API_HEADERS', 'host', WRONG_HEADERS],
  ['FOYER_CONFIG', '/nowhere/config.json', "ENOENT: no such file or directory, open '/nowhere/config.json'"],
])('%s as "%s" keeps it from starting, with the reason', async (name, value, reason) => {
  const { status, stderr } = refused({ dist: await build(1), releases: ownFolder(), env: { [name]: value } })
  expect(status).toBe(1)
  expect(stderr).toBe(reason)
})

test('a wrong configuration keeps it from starting, with the reason, and leaves no release behind', async () => {
  const releases = ownFolder()
  const { status, stderr } = refused({ dist: await build(1), releases, config: { productNam: 'Quay' } })
  expect(status).toBe(1)
  expect(stderr).toContain('"productNam"')
  expect(readdirSync(releases)).toEqual([])
})
