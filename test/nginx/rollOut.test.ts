import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { rollOut } from 'scripts/nginx/rollOut'
import { ask } from 'test/support/nginx/ask'
import { numberedBuild } from 'test/support/nginx/smallBuild'
import { type Site, startSite } from 'scripts/nginx/startSite'
import { until } from 'test/support/until'

let builds: string[]
let site: Site

beforeAll(async () => {
  // The first is live, and on hand to go back to.
  builds = await Promise.all([1, 2, 1].map(numberedBuild))
  site = await startSite({ dist: String(builds[2]) })
})
afterAll(() => site.stop())

const shown = async () => {
  const { headers, body } = await ask(site.http, '/signin/')
  const text = body.toString()
  return {
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    style: /'sha256-(build\d)'/.exec(String(headers['content-security-policy']))?.[1],
    configured: text.includes('Quay'),
  }
}
const statusOf = async (name: string) => (await ask(site.http, `/signin/${name}`)).status

test('a page, its policy and its configuration change together; a page opened before still finds its chunks', async () => {
  const before = await shown()
  expect(before).toEqual({ title: 'build 1', style: 'build1', configured: false })

  rollOut(site, String(builds[1]))
  const seen: unknown[] = []
  await until(shown, now => seen.push(now) > 0 && now.title === 'build 2')
  expect(seen.at(-1)).toEqual({ title: 'build 2', style: 'build2', configured: true })
  for (const one of seen.slice(0, -1)) expect(one).toEqual(before)
  expect([await statusOf('chunk.00000001.js'), await statusOf('chunk.00000002.js')]).toEqual([200, 200])

  rollOut(site, String(builds[0]))
  const back = await until(shown, ({ title }) => title === 'build 1')
  expect(back).toEqual({ title: 'build 1', style: 'build1', configured: true })
  expect([await statusOf('chunk.00000001.js'), await statusOf('chunk.00000002.js')]).toEqual([200, 200])
})

const live = () =>
  String(/default (\S+);/.exec(readFileSync(`${site.folder}/foyer/release.conf`, 'utf8'))?.[1])
/** As after a month in which nothing was rolled out. */
function age(folder: string, names = readdirSync(folder)): void {
  const longAgo = new Date('2001-01-01')
  for (const name of names) utimesSync(path.join(folder, name), longAgo, longAgo)
}
const gone = async (name: string) =>
  (await until(
    () => statusOf(name),
    status => status === 404,
  )) === 404

test('the files of a page opened under the previous build stay, however old that build is', async () => {
  for (const folder of [`${live()}/signin`, ...builds]) age(folder)
  rollOut(site, String(builds[1]))
  await until(shown, ({ title }) => title === 'build 2')
  expect([await statusOf('chunk.00000001.js'), await statusOf('chunk.00000002.js')]).toEqual([200, 200])

  // A new configuration: the same build takes its own place.
  age(`${live()}/signin`, ['chunk.00000002.js'])
  rollOut(site, String(builds[1]))
  rollOut(site, String(builds[0]))
  await until(shown, ({ title }) => title === 'build 1')
  expect([await statusOf('chunk.00000001.js'), await statusOf('chunk.00000002.js')]).toEqual([200, 200])
})

test('files that no live build has used for 30 days are deleted', async () => {
  age(`${live()}/signin`, ['chunk.00000002.js'])
  rollOut(site, String(builds[0]))
  expect(await gone('chunk.00000002.js')).toBe(true)
  expect(await statusOf('chunk.00000001.js')).toBe(200)
})
