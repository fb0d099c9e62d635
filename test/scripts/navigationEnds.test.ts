import { navigationEnds } from 'scripts/programs/firefox/navigationEnds.mjs'

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
const table: [rule: string, events: string[], added: string[]][] = [
  ['a page without network requests was restored, and has arrived', [started, realm], arrival],
  ['it arrives once', [started, realm, tools, realm], arrival],
  ['a loaded page reports its own arrival', [started, asked, realm, committed], []],
  ['a realm of the tools is not a page', [started, tools], []],
  ['a realm without a navigation is not an arrival', [realm, tools], []],
  ['an address of an app leaves the page where it is', [toApp], ['browsingContext.navigationAborted']],
  ['an empty page reports its own end', [blank], []],
]

test.each(table)('%s', (_rule, events, added) => {
  const more = navigationEnds()
  const methods = events.flatMap(more).map(text => (JSON.parse(text) as { method: string }).method)
  expect(methods).toEqual(added)
})
