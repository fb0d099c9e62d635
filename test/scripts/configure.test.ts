import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hasConfig, withConfig } from 'deploy/configBlock.mjs'
import { runNode } from 'scripts/command/run'
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
const configure = (text: string | Buffer) => {
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

test('a byte order mark before the JSON is removed', async () => {
  const { ok } = await configure('\uFEFF{ "productName": "Quay" }')
  expect(ok).toBe(true)
  expect(blockOf(read('index.html'))).toBe('{"productName":"Quay"}')
})

const inUtf16 = (text: string) => Buffer.from(text, 'utf16le')
const wrong: [rule: string, text: string | Buffer, told: RegExp][] = [
  ['a file in UTF-16 is named', inUtf16('\uFEFF{}'), /config\.json is in UTF-16: save it as UTF-8\./],
  ['a file in UTF-16, big-endian, is named', inUtf16('\uFEFF{}').swap16(), /is in UTF-16/],
  ['a file in UTF-16 without a byte order mark is named', inUtf16('{}'), /is in UTF-16/],
  ['a configuration that is not JSON is reported', '{ "productName": }', /config\.json is not JSON/],
  ['a list is not a configuration', '[]', /must contain one object/],
  ['null is not a configuration', 'null', /must contain one object/],
  [
    'invalid values are reported, each with its reason',
    '{ "look": { "radius": 99, "links": { "privacy": "javascript:alert(1)" } } }',
    /"look\.radius" must be a number of pixels from 0 to 24\.\n.*"look\.links\.privacy" must be a path of this origin/,
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

test('the related origins are in a separate file, which is removed with them', async () => {
  const origins = ['https://signin.example.de']
  await configure(JSON.stringify({ productName: 'Quay', relatedOrigins: origins }))
  expect(JSON.parse(read('related-origins.json').toString())).toEqual({ origins })
  expect(blockOf(read('index.html'))).toBe('{"productName":"Quay"}')
  await configure('{}')
  expect(readdirSync(dist)).not.toContain('related-origins.json')
})

test('the address of the schema is for the editor, not for the page', async () => {
  await configure('{ "$schema": "deploy/config.schema.json", "productName": "Quay" }')
  expect(blockOf(read('index.html'))).toBe('{"productName":"Quay"}')
})

test('a folder without a build is reported', async () => {
  writeFileSync(configFile, '{}')
  const { ok, output } = await runNode(['deploy/configure.mjs', path.dirname(dist), configFile])
  expect([ok, output]).toEqual([false, expect.stringContaining('contains no build')])
})

test('a page without a block is reported, and no page is changed', async () => {
  writeFileSync(path.join(dist, 'shell.html'), '<!doctype html>')
  const before = read('index.html')
  const { ok, output } = await configure('{}')
  expect([ok, output]).toEqual([false, expect.stringContaining('has no <script id="foyer-config">')])
  expect(read('index.html')).toEqual(before)
})

test('the block is found however its tag is spelt', () => {
  const html = "<SCRIPT type='application/json' id=foyer-config>\n{}\n</SCRIPT><script>1</script>"
  expect(hasConfig(html)).toBe(true)
  expect(withConfig(html, {})).toContain('id=foyer-config>{}</')
})
