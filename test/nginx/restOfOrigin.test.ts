import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ask } from 'test/support/nginx/ask'
import { openSite } from 'test/support/nginx/openSite'

const PAGE = '<!doctype html><title>web app</title>'.padEnd(2000)

// As a company would write it in server.conf: a folder of files, one of them with an extra header.
const rest = (folder: string) => `
  root ${folder}/rest;
  location ~ "/kept\\.html$" { add_header Cache-Control "max-age=60"; }`
const here = openSite({}, { rest })

beforeAll(() => {
  const folder = path.join(here.site.folder, 'rest/online')
  mkdirSync(folder, { recursive: true })
  for (const name of ['index.html', 'kept.html', 'font.woff2', 'sums.wasm', 'main.0123abcd.js'])
    writeFileSync(path.join(folder, name), PAGE)
})

/** The headers that nginx adds. */
const OWN = [
  'server',
  'date',
  'content-type',
  'content-length',
  'last-modified',
  'connection',
  'etag',
  'accept-ranges',
]

const files: [name: string, type: string][] = [
  ['', 'text/html'],
  ['index.html', 'text/html'],
  ['font.woff2', 'font/woff2'],
  ['sums.wasm', 'application/wasm'],
  ['main.0123abcd.js', 'application/octet-stream'],
]
test.each(files)('nginx adds no header of ours to /online/%s', async (name, type) => {
  const { status, headers, body } = await ask(here.site.https, `/online/${name}`)
  expect([status, body.toString()]).toEqual([200, PAGE])
  expect(headers['content-type']).toBe(type)
  expect(Object.keys(headers).filter(header => !OWN.includes(header))).toEqual([])
})

test('a missing file outside the app has no header of ours either', async () => {
  const { status, headers } = await ask(here.site.https, '/online/missing.html')
  expect(status).toBe(404)
  expect(Object.keys(headers).filter(header => !OWN.includes(header))).toEqual([])
})

test('a header that the company adds is the only one', async () => {
  const { headers } = await ask(here.site.https, '/online/kept.html')
  expect(headers['cache-control']).toBe('max-age=60')
  expect(headers['x-content-type-options']).toBeUndefined()
})

// (security/edge)
test('a redirect to one of its folders names no port and no scheme', async () => {
  const { status, headers } = await ask(here.site.https, '/online')
  expect([status, headers.location]).toEqual([301, '/online/'])
})

test('the company may compress its files', async () => {
  const { headers } = await ask(here.site.http, '/online/index.html', {
    headers: { 'Accept-Encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
})
