import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CONFIG_KEYS, hasConfig, withConfig } from 'deploy/configBlock.mjs'
import { runNode } from 'scripts/command/run'
import { readConfig } from 'src/services/config'
import { temporaryFolder } from 'test/support/temporaryFolder'

let dist: string
let configFile: string

beforeEach(() => {
  const folder = temporaryFolder('configure')
  dist = path.join(folder, 'dist')
  configFile = path.join(folder, 'config.json')
  cpSync('src/boot/index.html', path.join(dist, 'index.html'))
  cpSync('src/boot/index.html', path.join(dist, 'shell.html'))
})

const read = (name: string) => readFileSync(path.join(dist, name))
const blockOf = (html: Buffer) =>
  /<script id="foyer-config" type="application\/json">([^<]*)<\/script>/.exec(html.toString())?.[1]
const configure = (text: string) => {
  writeFileSync(configFile, text)
  return runNode(['deploy/configure.mjs', dist, configFile])
}

test.each(['index.html', 'shell.html'])('%s is filled, and compressed again', async name => {
  const { ok } = await configure('{ "productName": "Quay", "accentColor": "#0a5c36" }')
  expect(ok).toBe(true)
  expect(blockOf(read(name))).toBe('{"productName":"Quay","accentColor":"#0a5c36"}')
  expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name))
  expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name))
})

test('nothing else is touched, and it may be repeated', async () => {
  const before = read('index.html').toString()
  await configure('{ "productName": "Quay" }')
  await configure('{ "productName": "Wharf" }')
  const [head, tail] = before.split(/\s*\{\}\s*/)
  expect(read('index.html').toString()).toBe(`${head}{"productName":"Wharf"}${tail}`)
  expect(readdirSync(dist).filter(name => !/^(?:index|shell)\.html(?:\.br|\.gz)?$/.test(name))).toEqual([])
})

test('a value cannot close the block, nor is it a pattern of a replacement', async () => {
  const productName = "</script><script>alert(1)</script> $& $1 $'"
  await configure(JSON.stringify({ productName }))
  expect(JSON.parse(blockOf(read('index.html')) ?? '')).toEqual({ productName })
})

const wrong: [rule: string, text: string, told: RegExp][] = [
  ['what is no JSON is named', '{ "productName": }', /config\.json is no JSON/],
  ['a list is no configuration', '[]', /has to hold one object/],
  ['null is no configuration', 'null', /has to hold one object/],
  ['a colour that is none is named', '{ "accentColor": "red" }', /"accentColor" has to be #rrggbb\./],
  [
    'a look that cannot be used is named, with each reason',
    '{ "look": { "radius": 99, "links": { "privacy": "javascript:alert(1)" } } }',
    /"look\.radius" has to be a number of pixels from 0 to 24\.\n.*"look\.links\.privacy" has to be a path of this origin/,
  ],
]
test.each(wrong)('%s, and no page is changed', async (_rule, text, told) => {
  const before = read('index.html')
  const { ok, output } = await configure(text)
  expect(ok).toBe(false)
  expect(output).toMatch(told)
  expect(output).not.toContain('    at ')
  expect(read('index.html')).toEqual(before)
})

test('a slip in a name is told, and what is known is put in', async () => {
  const { ok, output } = await configure('{ "prodctName": "Quay", "deviceCheckPath": "/check" }')
  expect([ok, output]).toEqual([true, expect.stringContaining('this build knows no "prodctName"')])
  expect(blockOf(read('index.html'))).toContain('/check')
})

test('a folder without a build is told', async () => {
  writeFileSync(configFile, '{}')
  const { ok, output } = await runNode(['deploy/configure.mjs', path.dirname(dist), configFile])
  expect([ok, output]).toEqual([false, expect.stringContaining('holds no build')])
})

test('a page without a block is told, and no page is changed', async () => {
  writeFileSync(path.join(dist, 'shell.html'), '<!doctype html>')
  const before = read('index.html')
  const { ok, output } = await configure('{}')
  expect([ok, output]).toEqual([false, expect.stringContaining('has no <script id="foyer-config">')])
  expect(read('index.html')).toEqual(before)
})

test('the names known are those that the app reads', () => {
  expect([...CONFIG_KEYS].sort()).toEqual(Object.keys(readConfig('{}', () => undefined)).sort())
})

test('the block is found however its tag is spelt', () => {
  const html = "<SCRIPT type='application/json' id=foyer-config>\n{}\n</SCRIPT><script>1</script>"
  expect(hasConfig(html)).toBe(true)
  expect(withConfig(html, {})).toContain('id=foyer-config>{}</')
})
