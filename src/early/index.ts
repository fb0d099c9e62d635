import { COOKIES } from 'src/constants/cookies'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { directionOf, pickLanguage } from 'src/messages/pickLanguage'
import { isForeignFrame } from 'src/services/browsingContext'
import { firstUse } from 'src/services/firstUse'
import type { Early } from 'src/services/early'
import { rawCookie } from 'src/services/rawCookie'
import { askForSettings } from './askForSettings'
import { type FirstWords, putWords } from './firstWords'
import { isForEveryone } from './isForEveryone'
import { attempt, dataOf } from './page'
import { prefill } from './prefill'

// Runs inline in the head of the page, before the first paint; what it needs of the form is done by `settle`, which the page calls behind it.

const PRODUCT = 'Harbor'
const TITLE = 'Login {product}'
const page = document.documentElement
const cookies = attempt(() => document.cookie) ?? ''
const kept = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? ''
const config = dataOf('foyer-config')
const language = pickLanguage([rawCookie(cookies, COOKIES.userCulture) ?? '', ...navigator.languages])
const foreignFrame = isForeignFrame()

const early: Early = {
  hidden: !isForEveryone({
    path: location.pathname,
    foreignFrame,
    cookies,
    sessionEnded: kept(SESSION_KEYS.sessionLifespanLimit) + kept(SESSION_KEYS.sessionTimeoutLimit) !== '',
    historyState: history.state,
    config,
  }),
  language,
  settings: foreignFrame ? undefined : askForSettings(),
  sent: false,
  settle,
  fail,
}
window.foyer = early
Object.assign(page, { lang: language, dir: directionOf(language) })
page.dataset.early = 'hidden'

/** Puts this person's words, product and username in place, and shows the step. */
function settle(): void {
  const { words = {}, chunk } = (dataOf('foyer-words')[language] ?? {}) as Partial<FirstWords>
  if (chunk) fetchAhead([chunk])
  const product = productName()
  putWords(document.body, { ...words, [PRODUCT]: product })
  document.title = (words[TITLE] ?? TITLE).replace('{product}', product || PRODUCT)
  const field = document.querySelector('input')
  const button = document.querySelector<HTMLButtonElement>('form button')
  if (field) field.defaultValue = prefill(cookies, location.search + kept(SESSION_KEYS.back))
  if (!early.hidden) delete page.dataset.early
  if (!button) return
  void firstUse().then(() => fetchAhead(dataOf('foyer-next')))
  // Disabled in the markup, for where this script may not run: the browser would send the form by itself.
  button.disabled = false
  addEventListener('submit', event => {
    if (event.defaultPrevented) return
    event.preventDefault()
    early.sent = true
    button.dataset.wait = words['Please wait'] ?? 'Please wait'
    early.onSend?.()
  })
}

/** Has the browser fetch scripts that the app will ask for. */
function fetchAhead(addresses: unknown): void {
  for (const href of Array.isArray(addresses) ? (addresses as string[]) : [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    )
}

function productName(): string {
  const name = typeof config.productName === 'string' ? config.productName.trim() : ''
  return name.length > 60 ? '' : name
}

function fail(): void {
  const trouble = document.getElementById('trouble')
  if (!trouble) return
  page.dataset.early = 'failed'
  trouble.querySelector('button')?.addEventListener('click', () => location.reload())
  trouble.querySelector('h1')?.focus()
}

addEventListener(
  'error',
  // Deferred is what stands in the page: a chunk that the app asks for is the app's to miss.
  ({ target }) => target instanceof HTMLScriptElement && target.defer && fail(),
  true,
)
