import { BASE_PATH } from 'src/constants/basePath'

/** The page's words for it, in English. */
export const TOO_OLD = 'This browser is too old'
export const TOO_OLD_ADVICE = 'Update it, or use another browser, to sign in.'

/** Returns the first function that the app needs and this engine lacks; undefined if it has them all (docs/browsers.md). */
export function missingFunction(): string | undefined {
  const needed: [string, object, string][] = [
    ['Object', Object, 'hasOwn'],
    ['Array.prototype', Array.prototype, 'findLast'],
    ['AbortSignal.prototype', AbortSignal.prototype, 'reason'],
  ]
  const lacked = needed.find(([, home, name]) => !(name in home))
  return lacked && `${lacked[0]}.${lacked[2]}`
}

/** Reports to the operators which features this engine lacks; the app's own reports need them (calls/reports). */
export function reportMissing(missing: string, reportUrl: unknown): void {
  // Stricter and shorter than `reportAddress`: a path of this origin, or https without user info.
  const address = String(reportUrl)
  if (!/^(?:\/\w|https:\/\/[^@]+$)/.test(address)) return
  const url = `${location.origin}${BASE_PATH}/`
  const report = { type: 'foyer-browser', age: 0, url, user_agent: navigator.userAgent, body: { missing } }
  navigator.sendBeacon(address, new Blob([JSON.stringify([report])], { type: 'application/reports+json' }))
}

/**
 * Shows, in place of a failure, that the browser is too old. The notice is in English until the texts of its language
 * have loaded. It offers no retry, because that would not help.
 */
export function showTooOld(trouble: HTMLElement | null, language: string, address: string): void {
  const write = (...words: string[]): void =>
    trouble?.querySelectorAll('h1, p').forEach((element, at) => {
      element.textContent = words[at] ?? ''
    })
  write(TOO_OLD, TOO_OLD_ADVICE)
  trouble?.querySelector('button')?.remove()
  void fetch(address)
    .then(answer => answer.json())
    .then((all: Partial<Record<string, string[]>>) => all[language] && write(...all[language]))
    .catch(() => undefined)
}
