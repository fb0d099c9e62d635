import type { Page } from 'playwright-core'

/** Output that a page gives to a screen reader. */
export interface ScreenReaderOutput {
  /** 'focus': the element that gets the focus. 'description': a new one of the element that has it. 'live': new words of a region. 'alert': an alert that comes. */
  kind: 'focus' | 'description' | 'live' | 'alert'
  text: string
}

declare global {
  interface Window {
    screenReaderOutput?: ScreenReaderOutput[]
  }
}

/**
 * Runs in the page, before its script. It follows observations of Orca (docs/reports/spoken.md): Orca reads the name and description of a newly focused element
 * a moment later; Chromium passes on each new description of the focused element, and new text of a live region unless it is within `aria-live="off"`. If the
 * focused element is removed, Orca looks for the focus in the element around it, and does not read the result.
 */
function listenInPage(): void {
  const READ_AFTER_MS = 60
  /** A removal and a focus that are as near as this come to Orca as one. */
  const AT_ONCE_MS = 100
  /** Returns the ancestors in the accessibility tree that are certain: Chromium's tree omits neutral elements. */
  const AROUND = '[aria-busy], main, form, dialog, body'
  const LIVE = '[role="alert"], [role="status"], [role="log"], [aria-live]:not([aria-live="off"])'
  const output: ScreenReaderOutput[] = []
  window.screenReaderOutput = output
  const descriptions = new WeakMap<Element, string>()
  let regions = new Map<Element, string>()
  const steps = new WeakSet<Element>()

  const wordsOf = (node: Node, loudOnly = false): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    if (loudOnly && node.getAttribute('aria-live') === 'off') return ''
    const words = [...node.childNodes].map(child => wordsOf(child, loudOnly)).join('')
    return node.matches('p, div, li, ul, ol, dt, dd, h1, h2, h3') ? ` ${words} ` : words
  }
  const clean = (words: string): string => words.replace(/\s+/g, ' ').trim()
  const descriptionOf = (element: Element): string => {
    const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? []
    return clean(ids.map(id => wordsOf(document.getElementById(id) ?? new Text())).join(' '))
  }
  const nameOf = (element: Element): string => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return (
      element.getAttribute('aria-label') ??
      clean((labels.length > 0 ? labels : [element]).map(each => wordsOf(each)).join(' '))
    )
  }
  const record = (kind: ScreenReaderOutput['kind'], text: string): void => {
    if (text !== '') output.push({ kind, text })
  }

  const look = (): void => {
    for (const element of document.querySelectorAll('input, textarea, select, button, a, h1')) {
      const now = descriptionOf(element)
      const before = descriptions.get(element)
      descriptions.set(element, now)
      if (before !== undefined && before !== now && element === document.activeElement)
        record('description', now)
    }
    const texts = new Map<Element, string>()
    for (const region of document.querySelectorAll(LIVE)) {
      if (region.parentElement?.closest(LIVE) || !region.checkVisibility()) continue
      // One that comes with its whole step is part of the page to Firefox.
      const comes = !regions.has(region) && steps.has(region.closest('main') ?? document.body)
      if (region.getAttribute('role') === 'alert' && comes) record('alert', clean(wordsOf(region)))
      const words = clean(wordsOf(region, true))
      texts.set(region, words)
      if (words !== regions.get(region)) record('live', words)
    }
    regions = texts
    for (const step of document.querySelectorAll('main, body')) steps.add(step)
  }
  /** The element that Orca treats as focused, and the element that it was removed from. */
  let focused: Element | undefined
  let lost: { from: Element; atMs: number } | undefined
  const noteLost = (records: MutationRecord[]): void => {
    for (const { target, removedNodes } of records) {
      if (![...removedNodes].some(node => focused && node.contains(focused))) continue
      const from = target instanceof Element && target.closest(AROUND)
      lost = from ? { from, atMs: performance.now() } : undefined
    }
  }
  const takenOver = (element: Element, atMs: number): boolean =>
    lost !== undefined && atMs - lost.atMs < AT_ONCE_MS && lost.from.contains(element)
  let looking = false
  new MutationObserver(records => {
    noteLost(records)
    if (looking) return
    looking = true
    // After the effects of the same task, which move the focus.
    setTimeout(() => {
      looking = false
      look()
    })
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element
    const atMs = performance.now()
    setTimeout(() => {
      if (document.activeElement !== element) return
      if (!takenOver(element, atMs)) record('focus', clean(`${nameOf(element)}. ${descriptionOf(element)}`))
      focused = element
      lost = undefined
    }, READ_AFTER_MS)
  })
}

/** Makes a page record its output to a screen reader. Call it before the page navigates. */
export const listen = (page: Page): Promise<unknown> => page.addInitScript(listenInPage)

/** Returns the output since the last call, once the page is quiet: the latest output follows the visible change by 160 ms. */
export async function takeOutput(page: Page): Promise<ScreenReaderOutput[]> {
  let before = -1
  let now = 0
  while (now !== before) {
    before = now
    now = await page.evaluate(
      () =>
        new Promise<number>(resolve =>
          setTimeout(() => resolve(window.screenReaderOutput?.length ?? 0), 300),
        ),
    )
  }
  return page.evaluate(() => window.screenReaderOutput?.splice(0) ?? [])
}

/** Returns Orca's reading of that output in a browser. */
export const readingsIn = (browser: 'chromium' | 'firefox', all: readonly ScreenReaderOutput[]): string[] =>
  all
    .filter(({ kind }) => kind !== (browser === 'chromium' ? 'alert' : 'description'))
    // Firefox gives an alert as a whole.
    .filter(
      ({ kind, text }) =>
        browser === 'chromium' ||
        kind === 'alert' ||
        !all.some(each => each.kind === 'alert' && each.text === text && kind === 'live'),
    )
    .map(({ text }) => text)

/** Returns repeated announcements: words that occur again within another piece. */
export const repeatedReadings = (readings: readonly string[]): string[] =>
  readings.filter((text, at) => readings.some((other, place) => place !== at && other.includes(text)))

/** Words that run together, such as 'appAsked' and 'valid.The'. */
export const hasJoinedWords = (text: string): boolean => /\p{Ll}{2}\p{Lu}\p{Ll}|[.!?…]\p{L}/u.test(text)
