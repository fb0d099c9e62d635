import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { findChromium, findShell } from 'scripts/programs/chromium'
import { navigationEnds } from 'scripts/programs/firefox/navigationEnds.mjs'
import { withoutFont } from 'scripts/programs/fonts'
import type { Driver } from 'scripts/programs/webkit/driver'
import { connectInspector, type Message } from 'scripts/programs/webkit/inspector'
import { arrivals } from 'scripts/programs/webkit/relay/arrivals'
import { answer } from 'scripts/programs/webkit/relay/commands'
import { eventsOf } from 'scripts/programs/webkit/relay/events'
import { windowsOf } from 'scripts/programs/webkit/relay/windows'
import type { Target } from 'scripts/programs/webkit/relay/target'
import { temporaryFolder } from 'test/support/temporaryFolder'

const folder = temporaryFolder('chromium')
const program = path.join(folder, 'chromium-browser')
writeFileSync(program, '#!/bin/sh\n')
chmodSync(program, 0o755)
writeFileSync(path.join(folder, 'google-chrome'), 'no program')
const shell = path.join(folder, 'chromium-headless-shell')
writeFileSync(shell, '#!/bin/sh\n')
chmodSync(shell, 0o755)

const named = { PATH: folder, CHROMIUM_PATH: program }
test.each<[rule: string, find: typeof findShell, env: NodeJS.ProcessEnv, found: string | undefined]>([
  ['a browser on the path is found', findChromium, { PATH: `/nowhere::${folder}` }, program],
  ['the named one goes before the path', findChromium, { ...named, PATH: '/nowhere' }, program],
  [
    'a named one that is not a program is not replaced by another',
    findChromium,
    { ...named, CHROMIUM_PATH: '/none' },
    undefined,
  ],
  ['the shell on the path is found', findShell, { PATH: folder }, shell],
  ['a Chromium that is named goes before it', findShell, named, program],
  ['a shell that is named goes before both', findShell, { ...named, CHROMIUM_SHELL_PATH: shell }, shell],
  ['without a shell there is none', findShell, { PATH: '/nowhere' }, undefined],
])('%s', (_rule, find, env, found) => {
  expect(find(env)).toBe(found)
})

test.each<[rule: string, fonts: Record<string, string | undefined>, missing: string[]]>([
  ['a font writes each', { ru: 'Noto Sans\n', th: 'Noto Sans Thai\n' }, []],
  ['a language without one', { ru: 'Noto Sans\n', th: '' }, ['th']],
  ['a machine without the command', {}, []],
])('%s', (_rule, fonts, missing) => {
  expect(withoutFont(['ru', 'th'], language => fonts[language])).toEqual(missing)
})

const told = (method: string, params: object): string => JSON.stringify({ type: 'event', method, params })
const [context, navigation, url] = ['tab', 'n1', 'http://127.0.0.1/signin/']
const started = told('browsingContext.navigationStarted', { context, navigation, url })
const asked = told('network.beforeRequestSent', { context, navigation })
const realm = told('script.realmCreated', { context, type: 'window' })
const tools = told('script.realmCreated', { context, type: 'window', sandbox: 'tools' })
const committed = told('browsingContext.navigationCommitted', { context, navigation, url })

const toApp = told('browsingContext.navigationStarted', { context, navigation, url: 'com.example:/a' })
const blank = told('browsingContext.navigationStarted', { context, navigation, url: 'about:blank' })

const arrival = ['navigationCommitted', 'domContentLoaded', 'load'].map(name => `browsingContext.${name}`)
test.each<[rule: string, events: string[], added: string[]]>([
  ['a page without network requests was restored, and has arrived', [started, realm], arrival],
  ['it arrives once', [started, realm, tools, realm], arrival],
  ['a loaded page reports its own arrival', [started, asked, realm, committed], []],
  ['a realm of the tools is not a page', [started, tools], []],
  ['a realm without a navigation is not an arrival', [realm, tools], []],
  ['an address of an app leaves the page where it is', [toApp], ['browsingContext.navigationAborted']],
  ['an empty page reports its own end', [blank], []],
])('%s', (_rule, events, added) => {
  const more = navigationEnds()
  const methods = events.flatMap(more).map(text => (JSON.parse(text) as { method: string }).method)
  expect(methods).toEqual(added)
})

function targetOf(): [target: Target, asked: string[]] {
  const asked: string[] = []
  const target: Target = {
    id: 'page-8',
    main: '0.1',
    frames: new Set(['0.1']),
    loads: new Map(),
    contexts: new Map(),
    failed: new Set(),
    call: (method => {
      asked.push(method)
      return Promise.resolve({})
    }) as Target['call'],
  }
  return [target, asked]
}

const LET_GO = [
  'Network.interceptWithRequest',
  'Network.interceptRequestWithResponse',
  'Network.interceptRequestWithError',
]

// Everything that the process of the page is asked afterwards would stay without an answer.
test.each(LET_GO)('%s: a request that the page has aborted is not changed', async method => {
  const [target, asked] = targetOf()
  eventsOf(target, { method: 'Network.loadingFailed', params: { requestId: '0.22' } })
  expect(await answer(target, method, { requestId: '0.22' })).toEqual({})
  expect(asked).toEqual([])
  await answer(target, method, { requestId: '0.35' })
  expect(asked).toEqual([method])
})

test.each<[page: string, isRead: boolean, passed: string[]]>([
  ['with a context that is read late', true, ['Page.frameNavigated', 'Runtime.executionContextCreated']],
  [
    'from the back/forward cache',
    false,
    ['Page.frameNavigated', 'Page.domContentEventFired', 'Page.loadEventFired'],
  ],
])('a page %s arrives once', async (_page, isRead, passed) => {
  jest.useFakeTimers()
  const frameTree = { frame: { id: '0.1', url: 'https://web.test/' } }
  const sent: string[] = []
  const target: Target = {
    ...targetOf()[0],
    call: (method => {
      if (isRead) hear({ method: 'Runtime.executionContextCreated', params: {} })
      return Promise.resolve(method === 'Page.getResourceTree' ? { frameTree } : {})
    }) as Target['call'],
  }
  const hear = arrivals(target, ({ method }) => void sent.push(String(method)))
  hear({ method: 'Page.frameNavigated', params: { frame: { loaderId: '7' } } })
  await jest.advanceTimersByTimeAsync(1000)
  jest.useRealTimers()
  expect(sent).toEqual(passed)
})

describe('the inspector of WebKit', () => {
  const server = createServer()
  let browser: Socket
  let received = Buffer.alloc(0)

  beforeAll(async () => {
    server.on('connection', socket => {
      browser = socket
      socket.on('data', bytes => (received = Buffer.concat([received, bytes])))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  const heard: [number, Message][] = []
  const connect = () =>
    connectInspector((server.address() as AddressInfo).port, (...what) => heard.push(what))

  /** A message as WebKit writes it: length, order of bytes, name, two numbers, text. */
  function written(name: string, page: number, text: string): Buffer {
    const body = Buffer.concat([Buffer.from(`${name}\0`), Buffer.alloc(16), Buffer.from(`${text}\0`)])
    body.writeBigUInt64LE(1n, name.length + 1)
    body.writeBigUInt64LE(BigInt(page), name.length + 9)
    const head = Buffer.from([0, 0, 0, 0, 1])
    head.writeUInt32BE(body.length)
    return Buffer.concat([head, body])
  }

  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise(resolve => setImmediate(resolve))
  }

  test('a message in pieces is received whole, and a message that is not for a page is ignored', async () => {
    const inspector = await connect()
    await until(() => received.includes('SetupInspectorClient'))
    const all = Buffer.concat([
      written('SetTargetList', 1, ''),
      written('SendMessageToFrontend', 3, '{"id":7,"result":{}}'),
      written('SendMessageToFrontend', 1, '{"method":"Page.ü"}'),
    ])
    for (let at = 0; at < all.length; at += 20) {
      browser.write(all.subarray(at, at + 20))
      await new Promise(resolve => setImmediate(resolve))
    }
    await until(() => heard.length === 2)
    expect(heard).toEqual([
      [3, { id: 7, result: {} }],
      [1, { method: 'Page.ü' }],
    ])
    inspector.close()
  })

  test('a page is asked by its number', async () => {
    const inspector = await connect()
    received = Buffer.alloc(0)
    inspector.attach(3)
    inspector.send(3, { id: 1, method: 'Page.enable' })
    const sent = written('SendMessageToBackend', 3, '{"id":1,"method":"Page.enable"}')
    await until(() => received.includes(sent))
    expect(received.indexOf(sent)).toBe(received.length - sent.length)
    expect(received.toString('latin1')).toContain('Setup\0')
    inspector.close()
  })
})

test('a page of WebKit has the window that was not there before it, and has closed itself once the driver no longer lists it', async () => {
  let handles: string[] = []
  const windows = windowsOf({ ask: (() => Promise.resolve(handles)) as Driver['ask'] })
  const [first, second, gone]: { window?: string }[] = [{}, {}, {}]
  handles = ['a']
  await windows.find(first!)
  handles = ['a', 'b']
  await windows.find(second!)
  expect([first, second]).toEqual([{ window: 'a' }, { window: 'b' }])
  expect([await windows.find(gone!), gone]).toEqual([false, { window: undefined }])
  handles = ['a']
  expect(await windows.closed([first!, second!, gone!])).toEqual([second])
})
