import { COOKIES, CULTURE } from 'src/constants/cookies'
import { DEFAULT_PRODUCT_NAME, PRODUCT_NAME_MAX } from 'src/constants/productName'
import { BASE_PATH } from 'src/constants/basePath'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { earlyCalls } from 'src/boot/inline/earlyCalls'
import { HEADING, putWords, SIGN_IN, TITLE, wordsIn, dataOf } from 'src/boot/inline/firstWords'
import { canShowPrerendered } from 'src/boot/inline/canShowPrerendered'
import { bufferReports } from 'src/boot/inline/bufferReports'
import { attempt, ignoreErrors } from 'src/services/attempt'
import { missingFunction, reportMissing, showTooOld } from 'src/boot/inline/tooOld'
import { prefill, focusStep } from 'src/boot/inline/prefill'
import { takeForm } from 'src/boot/inline/takeForm'
import { directionOf, isolated } from 'src/messages/directionOf'
import { pickLanguage, tagOf } from 'src/messages/pickLanguage'
import { isForeignFrame } from 'src/services/browser/browsingContext'
import type { Handover } from 'src/services/http/handover'
import { rawCookie } from 'src/services/storage/rawCookie'

// Runs inline after the markup of the sign-in step, which is hidden until this script has filled in the parts that
// differ by person. The last lines of the file list the actions of the script in order.

const ENGLISH = 'en-US'
/** How long 'Try again' waits for the scripts. */
const RELOAD_LIMIT_MS = 10_000
const page = document.documentElement
// First, so that errors thrown below are reported too.
addEventListener('error', event => isOurs(event) && fail(), true)
const cookies = attempt(() => document.cookie, '')
const readStored = (key: string) => attempt(() => sessionStorage.getItem(key), null) ?? ''
const config = dataOf('foyer-config')
const chunks = dataOf('foyer-chunks')
const dressed = config.accentColor || config.look || config.texts || config.variants
const foreignFrame = isForeignFrame()
const language = wantedLanguage()
const missing = missingFunction()
const calls = earlyCalls(foreignFrame)
const ignore = (): void => undefined
const handover: Handover = {
  hidden: !canShowPrerendered({
    path: location.pathname,
    foreignFrame,
    cookies,
    sessionEnded:
      readStored(SESSION_KEYS.sessionLifespanLimit) + readStored(SESSION_KEYS.sessionTimeoutLimit) !== '',
    dressed,
  }),
  language,
  makeOwn: ignore,
  typed: () => '',
  lookUp: ignore,
  sent: false,
  onSend: ignore,
  onEdit: ignore,
  keepName: name => ignoreErrors(() => sessionStorage.setItem(SESSION_KEYS.username, JSON.stringify(name))),
  fail,
  take: calls.take,
  ...(missing && { tooOld: true }),
}

/** Returns the language of the texts: the person's choice, otherwise the browser's, among those that the company offers. */
function wantedLanguage() {
  const culture = rawCookie(cookies, COOKIES.userCulture) ?? ''
  return pickLanguage([CULTURE.test(culture) ? culture : '', ...navigator.languages], config)
}

/** Puts this person's words and the product's name in place; returns the words. */
function putOwnWords(): Readonly<Record<string, string>> {
  // The markup is in English.
  if (language !== ENGLISH) Object.assign(page, { lang: tagOf(language), dir: directionOf(language) })
  page.style.setProperty('--host', JSON.stringify(location.host))
  if (isSecureContext) page.style.setProperty('--lock', '1.125em')
  const { words, chunk } = wordsIn(language, language === ENGLISH ? {} : dataOf('foyer-words'))
  if (chunk) fetchAhead([chunks.languages, chunk])
  const product = productName()
  // The length of the name determines its size (frame.css); the default name needs no size.
  if (product) page.style.setProperty('--letters', `${product.length}`)
  handover.makeOwn = under => {
    putWords(under, { [SIGN_IN]: words[HEADING] ?? HEADING, ...words, [DEFAULT_PRODUCT_NAME]: product })
    // React draws none (sign-in/forgot-link).
    if (config.forgotPassword === false) under.querySelector('form a')?.remove()
  }
  handover.makeOwn(document.body)
  if (language === ENGLISH && product === DEFAULT_PRODUCT_NAME) return words
  const name = isolated(product || DEFAULT_PRODUCT_NAME, language)
  document.title = (words[TITLE] ?? TITLE).replace('{product}', () => name)
  return words
}

/** Returns the configured name; '' if it is too long for this place. Without one, the page keeps its own name. */
function productName(): string {
  const { productName: name = DEFAULT_PRODUCT_NAME } = config
  return typeof name === 'string' && name.trim().length <= PRODUCT_NAME_MAX ? name.trim() : ''
}

/**
 * Fills the first username into the field and returns the field. While a message hides the step, it leaves the field
 * empty, because only the app knows whom the message concerns.
 */
function putUsername(): HTMLInputElement | null {
  const field = document.querySelector('input')
  const username =
    field && !handover.hidden && prefill(cookies, location.search + readStored(SESSION_KEYS.back))
  if (username) field.defaultValue = username
  return field
}

/**
 * Until React has loaded, a link opens a page, which finds the name in the storage and the return address in its own
 * address (forms/asked-once, addresses/back-owner).
 */
function takeAlong(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a')]
  addEventListener('click', event => {
    const link = links.find(each => each.contains(event.target as Node))
    // The app prevents the default of the clicks that it handles: it compares the name with the stored one (storage/next-person).
    if (!link || event.defaultPrevented) return
    link.search = location.search
    const username = handover.typed()
    if (username) handover.keepName(username)
  })
}

/** Has the browser fetch scripts that the app will request. */
function fetchAhead(addresses: unknown): void {
  for (const href of [addresses ?? []].flat() as string[])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    )
}

/** Makes the step this person's, and shows it. */
function settle(): void {
  const words = putOwnWords()
  const field = putUsername()
  takeForm(handover, field, words, calls)
  takeAlong()
  // Hydration waits for the end of a composition.
  for (const edge of ['start', 'end'])
    addEventListener(`composition${edge}`, () => (handover.composing = edge === 'start'))
  reveal()
  if (missing) fail()
  // After the first frame, so that it does not delay the paint.
  requestAnimationFrame(() => setTimeout(focusStep, 0, field))
}

/** Shows the step to every person who gets it, but never within a foreign frame. */
function reveal(): void {
  if (!handover.hidden) delete page.dataset.early
  if (foreignFrame) document.body.replaceChildren()
}

/** Shows that the app could not be loaded, with a way to continue (calls/screen-fails). */
function fail(): void {
  const trouble = document.getElementById('trouble')
  // React is running, so the failure is not the app's own.
  if (!trouble || handover.taken) return
  page.dataset.early = 'failed'
  trouble.querySelector('button')?.addEventListener('click', () => void reloadAll())
  trouble.querySelector('h1')?.focus()
}

/** Loads the page again, with its scripts from the network: the cache may hold a wrong answer of a proxy (calls/screen-fails). */
async function reloadAll(): Promise<void> {
  setTimeout(() => location.reload(), RELOAD_LIMIT_MS)
  const scripts = [chunks.view, ...Array.from(document.scripts, script => script.src)].flat().filter(Boolean)
  await Promise.allSettled(scripts.map(async src => (await fetch(src as string, { cache: 'reload' })).blob()))
  location.reload()
}

/** Returns whether one of the page's own scripts has failed to load or run; the app handles its chunks itself. */
function isOurs({ target, filename = '' }: Event & Partial<ErrorEvent>): boolean {
  if (target instanceof HTMLScriptElement) return target.defer
  return filename.startsWith(`${location.origin}${BASE_PATH}/`)
}

if (missing) {
  showTooOld(document.getElementById('trouble'), language, String(chunks.tooOld))
  reportMissing(missing, config.reportUrl)
} else if (config.reportUrl) bufferReports(handover)
window.foyer = handover
if (dressed) fetchAhead(chunks.look)
// Only this person waits for React; for all others, `main` loads it after itself.
if (handover.hidden) fetchAhead(chunks.view)
// The words of the other languages are at the end of the page: English does not wait for them (decision 0110).
if (language === ENGLISH) settle()
else document.addEventListener('readystatechange', settle, { once: true })
// After the first frame, so that it does not delay the paint: to begin a call costs a phone some 10 ms.
requestAnimationFrame(() => setTimeout(calls.beginSettings))
