import type { Entry, ScreenEntry } from '../recording/entries'
import { h } from './dom'

const WIDTH = 900
const HEIGHT = 700

/** Shows the page as it was drawn at a time: its markup and style rules in a frame without scripts. */
export function screenAt(entries: readonly Entry[], atMs: number): HTMLElement {
  const screens = entries.filter(
    (entry): entry is ScreenEntry => entry.entry === 'screen' && entry.atMs <= atMs,
  )
  const last = screens.at(-1)
  if (!last) return h('p', { className: 'quiet' }, 'Nothing was drawn yet.')
  const styles = screens.findLast(screen => screen.styles !== undefined)?.styles ?? ''
  const frame = h('iframe', { title: 'The screen as it was', width: WIDTH, height: HEIGHT, tabIndex: -1 })
  frame.addEventListener('load', () => fill(frame, last.html, styles))
  return h('div', { className: 'screen' }, frame)
}

function fill(
  { contentDocument: page, contentWindow }: HTMLIFrameElement,
  html: string,
  styles: string,
): void {
  if (!page || !contentWindow) return
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(styles)
  page.adoptedStyleSheets = [sheet]
  page.body.innerHTML = html
  page.body.inert = true
}
