import { h } from '../dom.js'

const WIDTH = 900
const HEIGHT = 700

/** The page as it was drawn at a time: its markup and style rules in a frame of its own, where nothing runs. */
export function screenAt(entries, atMs) {
  const screens = entries.filter(({ entry, atMs: when }) => entry === 'screen' && when <= atMs)
  const last = screens.at(-1)
  if (!last) return h('p', { className: 'quiet' }, 'Nothing was drawn yet.')
  const styles = screens.findLast(screen => screen.styles !== undefined)?.styles ?? ''
  const frame = h('iframe', { title: 'The screen as it was', width: WIDTH, height: HEIGHT, tabIndex: -1 })
  frame.addEventListener('load', () => fill(frame, last.html, styles))
  return h('div', { className: 'screen' }, frame)
}

function fill(frame, html, styles) {
  const { contentDocument: page, contentWindow } = frame
  const sheet = new contentWindow.CSSStyleSheet()
  sheet.replaceSync(styles)
  page.adoptedStyleSheets = [sheet]
  page.body.innerHTML = html
  page.body.inert = true
}
