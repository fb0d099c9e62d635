import { COOKIES } from 'src/constants/cookies'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { directionOf, pickLanguage } from 'src/messages/pickLanguage'
import { isForeignFrame } from 'src/services/browsingContext'
import type { Early } from 'src/services/early'
import { rawCookie } from 'src/services/rawCookie'
import { askForSettings } from './askForSettings'
import { type FirstWords, putWords } from './firstWords'
import { isForEveryone } from './isForEveryone'
import { attempt, dataOf } from './page'
import { prefill } from './prefill'

// Runs inline in the head of the page, before the first paint; what it needs of the form is done by `settle`, which the page calls behind it.

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
  if (chunk)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: chunk }),
    )
  putWords(document.body, { ...words, Harbor: productName() })
  const field = document.querySelector('input')
  const button = document.querySelector<HTMLButtonElement>('form button')
  if (field)
    field.defaultValue = prefill(cookies, decodeURIComponent(location.search) + kept(SESSION_KEYS.back))
  if (!early.hidden) delete page.dataset.early
  if (!button) return
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
