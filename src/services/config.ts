import * as v from 'valibot'
import { CONFIG_KEYS, type ConfigKey } from 'src/constants/journeys'
import { DEFAULT_PRODUCT_NAME, PRODUCT_NAME_MAX } from 'src/constants/productName'
import { isPlainObject, textLike } from 'src/services/schemas'
import { attempt } from 'src/services/attempt'
import { tab } from 'src/services/tab'
import { urlOf } from 'src/services/urlOf'

/** A path of this origin without empty or dotted folders, outside this app: a sign-in that leads back to the app would never end. The base path is written out, because importing it adds 0.1 kB to the first load. */
const path = textLike(value => /^(?!\/signin(\/|$)|.*\/\.*(\/|\.$))\/[\w/.-]*$/.test(value))
const file = v.pipe(
  path,
  v.check(value => !value.startsWith('/api/')),
)
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(PRODUCT_NAME_MAX))
const origin = textLike(isOrigin)
const hostOrOrigin = textLike(
  value => !value.includes('*') && [value, `https://${value}`].some(each => isOrigin(each)),
)
const webAddress = textLike(value => /^https?:$/.test(urlOf(value)?.protocol ?? ''))
const color = textLike(value => /^#[\da-f]{6}$/i.test(value))
const object = v.nullish(v.custom<Record<string, unknown>>(isPlainObject), null)
const pattern = v.pipe(
  textLike(source => attempt(() => Boolean(new RegExp(source)), false)),
  v.transform(source => new RegExp(source)),
)

function isOrigin(value: string): boolean {
  return urlOf(value)?.origin === value && /^https?:/.test(value)
}

// Each value has its default: one build serves every company (product/configuration).
const KEYS = {
  productName: v.optional(name, DEFAULT_PRODUCT_NAME),
  allowedReturnOrigins: v.optional(v.array(origin), []),
  deviceCheckPath: v.optional(path, '/device-check'),
  autoLoginPath: v.optional(path, '/api/auth/v2/autologin'),
  localHosts: v.optional(v.array(hostOrOrigin), []),
  webAppPath: v.optional(path, '/online/'),
  webAppPreviewPath: v.optional(path, '/preview/online/'),
  /** The files of the web app that its first page needs. */
  webAppFiles: v.optional(v.array(file), []),
  /** Whether the web app has opted in to a transition from this page to its own. */
  webAppTransition: v.optional(v.boolean(), false),
  welcomePath: v.optional(path, '/welcome'),
  signUpPath: v.optional(path, '/signup/v2'),
  /** Whether 'Forgot password?' is offered. */
  forgotPassword: v.optional(v.boolean(), true),
  /** Cultures; empty if the company offers all languages (src/messages/pickLanguage.ts). */
  languages: v.optional(v.array(v.string()), []),
  defaultLanguage: v.nullish(v.string(), null),
  analyticsPixelUrl: v.nullish(webAddress, null),
  /** Checked by the chunk that reports (src/services/report/addresses.ts). */
  reportUrl: v.nullish(v.string(), null),
  /** Validated by the chunk that reports visits. */
  visitUrl: v.nullish(v.string(), null),
  /** Whether a person may add a recording of the page to a ticket. */
  supportRecording: v.optional(v.boolean(), false),
  accentColor: v.nullish(color, null),
  /** Checked by the chunk that puts it on (deploy/rules/look.mjs). */
  look: object,
  /** By the name of the text; validated where they are used. */
  texts: object,
  /** By name; checked by the chunk that wears one (deploy/rules/variants.mjs). */
  variants: object,
  ...(Object.fromEntries(CONFIG_KEYS.map(key => [key, object])) as Record<ConfigKey, typeof object>),
  nativeClientPattern: v.optional(pattern, '\\b(?:HarborDesktop|HarborMobile|Electron)\\/'),
}

export type Config = { readonly [K in keyof typeof KEYS]: v.InferOutput<(typeof KEYS)[K]> }

function readBlock(json: string | null | undefined): object | undefined {
  try {
    const parsed: unknown = JSON.parse(json?.trim() || '{}')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Checks each value separately; warns about an invalid one by name and replaces it by its default. */
export function parseConfig(json: string | null | undefined, report: (name: string) => void): Config {
  const block = readBlock(json)
  if (!block) report('foyer-config')
  const values = block ?? {}
  const entries = Object.entries(KEYS).map(([name, schema]) => {
    const value: unknown = Object.hasOwn(values, name) ? values[name as keyof typeof values] : undefined
    const read = v.safeParse(schema, value)
    if (read.success) return [name, read.output]
    report(name)
    return [name, v.safeParse(schema, undefined).output]
  })
  return Object.fromEntries(entries) as Config
}

/** Warns about an invalid value, by its name. */
export const reportConfig = (name: string): void =>
  console.warn(`foyer-config: "${name}" is invalid; the default is used.`)

let current: Config | undefined

/** The runtime configuration of the page, read once. */
export function config(): Config {
  current ??= parseConfig(tab.document.getElementById('foyer-config')?.textContent, reportConfig)
  return current
}

/** Reads the page's block again; for tests, which reuse one page for many. */
export const forgetConfig = (): void => {
  current = undefined
}
