import { build, type Plugin } from 'esbuild'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import type { App } from 'test/model/app/openApp'

const ROOT = process.cwd()

/** Any property and any call of it is another one. */
const ANYTHING = `
const anything = new Proxy(function () {}, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything), apply: () => anything })
module.exports = Object.create(anything)`
const WITHOUT_SCREENS =
  /^(?:react|react-dom|react-redux|styled-components|react-phone-input-2|uqr|culori)(?:\/|$)/
const PASSKEY_LIBRARY = `
export const WebAuthnAbortService = { cancelCeremony: () => {} }
export const startAuthentication = () => navigator.credentials.get()`
/** As axios does it, without its dozens of functions for each call. */
const CLIENT = `
import { tab } from 'src/services/tab'
export const httpClient = {
  async request({ method, url, data, signal }) {
    const response = await tab.fetch(url, { method, body: data, signal })
    return { status: response.status, data: await response.text(), headers: response.headers }
  },
}`

/** Leaves the screens out: the model watches the store. */
const withoutScreens: Plugin = {
  name: 'without screens',
  setup(builder) {
    builder.onResolve({ filter: WITHOUT_SCREENS }, ({ path }) => ({ path, namespace: 'anything' }))
    builder.onResolve({ filter: /^@simplewebauthn\/browser$/ }, ({ path }) => ({
      path,
      namespace: 'passkeys',
    }))
    builder.onResolve({ filter: /^src\/services\/http\/httpClient$/ }, ({ path }) => ({
      path,
      namespace: 'client',
    }))
    builder.onResolve({ filter: /^src\/(?:components|features|messages)\// }, ({ path }) =>
      existsSync(join(ROOT, `${path}.tsx`)) ? { path, namespace: 'anything' } : undefined,
    )
    builder.onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, namespace: 'anything' }))
    builder.onLoad({ filter: /./, namespace: 'anything' }, () => ({ contents: ANYTHING }))
    builder.onLoad({ filter: /./, namespace: 'passkeys' }, () => ({ contents: PASSKEY_LIBRARY }))
    builder.onLoad({ filter: /./, namespace: 'client' }, () => ({ contents: CLIENT, resolveDir: ROOT }))
  },
}

/** The globals of a page, which the bundle takes as parameters. */
export const GLOBALS = [
  'globalThis',
  'window',
  'self',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'performance',
  'crypto',
  'console',
  'Date',
  'Math',
  'Image',
  'BroadcastChannel',
  'Worker',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
] as const

export type Globals = Record<(typeof GLOBALS)[number], unknown>

let bundle: Promise<(globals: Globals) => App> | undefined

/** The app as a function of the globals of a page: each call loads it again, as a page does. */
export const loadBundle = (): Promise<(globals: Globals) => App> => (bundle ??= makeBundle())

async function makeBundle(): Promise<(globals: Globals) => App> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'test/model/app/openApp.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'model',
    target: 'es2022',
    absWorkingDir: ROOT,
    tsconfig: join(ROOT, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"https://foyer.example/"' },
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [withoutScreens],
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild wrote no bundle')
  const source = `(function (${GLOBALS.join(', ')}) {\n${file.text}\nreturn model.openApp()\n})`
  const open = new Script(source, { filename: 'model.js' }).runInThisContext() as (
    ...globals: unknown[]
  ) => App
  return globals => open(...GLOBALS.map(name => globals[name]))
}
