import { MASK } from '../recording/masking'
import type { Recorder } from '../recording/recorder'

const SETTLED_MS = 80
const SECRET_FIELD =
  'input[type=password], input[autocomplete=one-time-code], input[name*=ode], input[name*=assword]'

const rulesOf = (sheet: CSSStyleSheet): string => {
  try {
    return [...sheet.cssRules].map(rule => rule.cssText).join('\n')
  } catch {
    // The rules of a style sheet from another origin cannot be read.
    return ''
  }
}

/** Returns the page's markup with the values of its fields; secret fields are masked. */
function drawn(): string {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const part of body.querySelectorAll('script, style, noscript, link')) part.remove()
  const fields = document.body.querySelectorAll('input')
  body.querySelectorAll('input').forEach((copy, index) => {
    const value = fields[index]?.value ?? ''
    copy.setAttribute('value', value !== '' && copy.matches(SECRET_FIELD) ? MASK : value)
  })
  return body.innerHTML
}

/** Records the rendered page each time that it has changed and then stayed unchanged for 80 ms. */
export function watchScreens(recorder: Recorder): void {
  let timer: number | undefined
  let html = ''
  let styles = ''
  const look = (): void => {
    timer = undefined
    const now = drawn()
    if (now === html) return
    html = now
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets].map(rulesOf).join('\n')
    recorder.recordScreen(html, rules === styles ? undefined : rules)
    styles = rules
  }
  const soon = (): void => void (timer ??= window.setTimeout(look, SETTLED_MS))
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  document.addEventListener('input', soon)
}
