/** What a page tells the relay by `console.debug`, for WebKit tells of neither. */
export const CALLED = 'foyer: binding called'
export const MOVED = 'foyer: address changed'

/** The function that Playwright's own scripts call to reach the test. */
const BINDING = '__playwright__binding__'

/** Runs in every document before its own scripts: lets Playwright's binding be called, and tells of an address that changes without a new document. */
export const PRELUDE = `(() => {
  if (window['${BINDING}']) return
  const { debug } = console
  Object.defineProperty(window, '${BINDING}', {
    configurable: true,
    value: payload => debug('${CALLED}', payload, {}),
  })
  if (window.top !== window) return
  let told = location.href
  const tell = () => {
    if (location.href === told) return
    told = location.href
    debug('${MOVED}', told)
  }
  for (const name of ['pushState', 'replaceState']) {
    const original = History.prototype[name]
    History.prototype[name] = function () {
      const result = original.apply(this, arguments)
      tell()
      return result
    }
  }
  addEventListener('popstate', tell, true)
  addEventListener('hashchange', tell, true)
})()`

/** Tells the page the person's language: the browser's own is that of the machine. */
export const speaking = (language: string): string => `(() => {
  const get = value => ({ configurable: true, get: () => value })
  Object.defineProperty(Navigator.prototype, 'language', get('${language}'))
  Object.defineProperty(Navigator.prototype, 'languages', get(Object.freeze(['${language}'])))
})()`

/** Writes a text where the focus is, as the person's keyboard does. */
export const insertText = (text: string): string =>
  `document.execCommand('insertText', false, ${JSON.stringify(text)})`

/** Goes back or forward; false where there is nothing. */
export const travel = (by: -1 | 1): string => `(() => {
  const possible = window.navigation
    ? navigation.${by < 0 ? 'canGoBack' : 'canGoForward'}
    : history.length > 1
  if (possible) history.go(${by})
  return possible
})()`

/** What Playwright asks about an element, as functions of it. */
export const QUADS = `function () {
  let element = this
  while (element && element.nodeType !== 1) element = element.parentNode
  return element ? [...element.getClientRects()].map(({ left, top, right, bottom }) =>
    [left, top, right, top, right, bottom, left, bottom]) : []
}`

export const SCROLL = `function (rect) {
  if (!this.isConnected) return 'Node is detached from document'
  const box = this.getBoundingClientRect && this.getBoundingClientRect()
  if (!box || (!box.width && !box.height && !this.getClientRects().length))
    return 'Node does not have a layout object'
  const { x = 0, y = 0, width = box.width, height = box.height } = rect || {}
  const [left, top] = [box.left + x, box.top + y]
  const { clientWidth, clientHeight } = document.documentElement
  const seen = left >= 0 && top >= 0 && left + width <= clientWidth && top + height <= clientHeight
  if (!seen) this.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return ''
}`

/** Which of its document's frames an element is, by number; -1 for none. */
export const FRAME_NUMBER = `function () {
  const view = this.ownerDocument && this.ownerDocument.defaultView
  if (!view || !this.contentWindow) return -1
  return Array.from({ length: view.length }, (_, at) => view[at]).indexOf(this.contentWindow)
}`

export const ITSELF = 'function () { return this }'
