import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ensureZstd, goLive } from 'scripts/nginx/rollOut'
import { type Site, startSite } from 'scripts/nginx/startSite'
import { ask } from 'test/support/nginx/ask'
import { smallBuild } from 'test/support/nginx/smallBuild'
import { temporaryFolder } from 'test/support/temporaryFolder'

const BODY_OF_ALL = `/* ${randomBytes(20_000).toString('base64')} */`
const script = (number: number) => `${BODY_OF_ALL}\ndocument.title = 'build ${number} runs'`
const sheet = (number: number) => `${BODY_OF_ALL}\np { margin: ${number}px }`
const page = (number: number) =>
  `<!doctype html>${' '.repeat(number)}<script id="foyer-config" type="application/json">{}</script><script src="/signin/main.0000000${number}.js"></script>`
const build = (number: number) =>
  smallBuild({
    files: {
      'index.html': page(number),
      'shell.html': page(number),
      [`main.0000000${number}.js`]: script(number),
      [`main.0000000${number}.css`]: sheet(number),
      // Nothing of it is in the other: a difference would be longer.
      [`9.0000000${number}.js`]: randomBytes(2000).toString('hex'),
    },
  })

let site: Site
let builds: string[]

const name = (number: number) => `/signin/main.0000000${number}.js`
const release = (number: number) => goLive(site, String(builds[number - 1]))

beforeAll(async () => {
  builds = await Promise.all([build(1), build(2), build(3)])
  site = await startSite({ dist: String(builds[0]) })
})
afterAll(() => site.stop())

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const has = (text: string) => ({ 'Available-Dictionary': `:${hashOf(text)}:` })
const MODERN = { 'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz' }

/** Returns what a browser computes from a delta: the hash of its dictionary, and the script. */
function applied(body: Buffer, dictionary: string) {
  const folder = temporaryFolder('delta')
  const [kept, delta] = ['kept', 'delta'].map(file => path.join(folder, file))
  writeFileSync(String(kept), dictionary)
  writeFileSync(String(delta), body.subarray(40))
  const script = execFileSync(ensureZstd(), ['-dqqc', `--patch-from=${kept}`, String(delta)])
  return {
    magic: body.subarray(0, 8).toString('hex'),
    hash: body.subarray(8, 40).toString('base64'),
    script: script.toString(),
  }
}

test('a browser without dictionary support is served as usual, and learns which scripts can be dictionaries', async () => {
  const { headers, body } = await ask(site.http, name(1), {
    headers: { 'Accept-Encoding': 'gzip, br, zstd' },
  })
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(headers['use-as-dictionary']).toBe('match="/signin/main.*.js"')
  expect(brotliDecompressSync(body).toString()).toBe(script(1))
})

test.each(['/signin/', '/signin/favicon.svg', '/signin/flags.89abcdef.png', '/signin/main.76543210.js'])(
  '%s is not a dictionary',
  async path => {
    expect((await ask(site.http, path)).headers['use-as-dictionary']).toBeUndefined()
  },
)

describe('after two releases', () => {
  beforeAll(async () => {
    await release(2)
    await release(3)
  })

  test.each([1, 2])('a browser with a cached script of build %i receives the difference', async kept => {
    const { status, headers, body } = await ask(site.http, name(3), {
      headers: { ...MODERN, ...has(script(kept)) },
    })
    expect([status, headers['content-encoding']]).toEqual([200, 'dcz'])
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/signin/main.*.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
      'x-content-type-options': 'nosniff',
      'content-length': String(body.length),
    })
    expect(body.length).toBeLessThan(200)
    expect(applied(body, script(kept))).toEqual({
      magic: '5e2a4d1820000000',
      hash: hashOf(script(kept)),
      script: script(3),
    })
  })

  test('and so does a style sheet', async () => {
    const answer = await ask(site.http, '/signin/main.00000003.css', {
      headers: { ...MODERN, ...has(sheet(2)) },
    })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/css; charset=utf-8',
      'use-as-dictionary': 'match="/signin/main.*.css"',
    })
    expect(applied(answer.body, sheet(2)).script).toBe(sheet(3))
  })

  const whole: [rule: string, headers: Record<string, string>][] = [
    ['a script that no release had', { ...MODERN, ...has('nobody’s') }],
    ['no script', MODERN],
    ['an encoding that is not taken', { 'Accept-Encoding': 'br, dcb, xdcz', ...has(script(2)) }],
    ['an encoding that is refused', { 'Accept-Encoding': 'br, dcz;q=0', ...has(script(2)) }],
    ['no hash', { ...MODERN, 'Available-Dictionary': ':../../../../foyer/server.conf:' }],
    ['a path', { ...MODERN, 'Available-Dictionary': `:${'/'.repeat(43)}=:` }],
    ['more than a hash', { ...MODERN, 'Available-Dictionary': `:${hashOf(script(2))}:;x` }],
  ]
  test.each(whole)('%s gets the whole script', async (_rule, headers) => {
    const { status, headers: said, body } = await ask(site.http, name(3), { headers })
    expect([status, said['content-encoding']]).toEqual([200, 'br'])
    expect(String(said.vary)).toBe(
      'Available-Dictionary' in headers ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
    )
    expect(brotliDecompressSync(body).toString()).toBe(script(3))
  })

  test('a difference that is longer than the script is not served', async () => {
    const earlier = (await ask(site.http, '/signin/9.00000002.js')).body.toString()
    const answer = await ask(site.http, '/signin/9.00000003.js', { headers: { ...MODERN, ...has(earlier) } })
    expect(answer.headers['content-encoding']).toBe('br')
  })

  test('a difference cannot be requested by an address', async () => {
    const { status } = await ask(site.http, `/deltas/${hashOf(script(2))}${name(3)}`)
    expect(status).toBe(404)
  })
})
