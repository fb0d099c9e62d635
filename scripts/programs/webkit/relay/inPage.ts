/** The messages that a page sends to the relay with `console.debug`, because WebKit reports neither event. */
export const CALLED = 'foyer: binding called'
export const MOVED = 'foyer: address changed'

/** The function that Playwright's scripts call to reach the test. */
const BINDING = '__playwright__binding__'

/** Runs in every document before its scripts: provides Playwright's binding, and reports navigations without a new document, also to the same address. */
export const PRELUDE = `(() => {
  if (window['${BINDING}']) return
  const { debug } = console
  Object.defineProperty(window, '${BINDING}', {
    configurable: true,
    value: payload => debug('${CALLED}', payload, {}),
  })
  if (window.top !== window) return
  const tell = () => debug('${MOVED}', location.href)
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

/** Sets the user's language in the page: the browser uses the machine's language. */
export const speaking = (language: string): string => `(() => {
  const get = value => ({ configurable: true, get: () => value })
  Object.defineProperty(Navigator.prototype, 'language', get('${language}'))
  Object.defineProperty(Navigator.prototype, 'languages', get(Object.freeze(['${language}'])))
})()`

/** Inserts a text at the focus, like an input method. */
export const insertText = (text: string): string =>
  `document.execCommand('insertText', false, ${JSON.stringify(text)})`

/** Goes back or forward; returns false if there is no entry. */
export const travel = (by: -1 | 1): string => `(() => {
  const possible = window.navigation
    ? navigation.${by < 0 ? 'canGoBack' : 'canGoForward'}
    : history.length > 1
  if (possible) history.go(${by})
  return possible
})()`

/** Playwright's queries about an element, as functions of the element. */
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

/** Returns the number of the document's frame that an element is; -1 for none. */
export const FRAME_NUMBER = `function () {
  const view = this.ownerDocument && this.ownerDocument.defaultView
  if (!view || !this.contentWindow) return -1
  return Array.from({ length: view.length }, (_, at) => view[at]).indexOf(this.contentWindow)
}`

export const ITSELF = 'function () { return this }'
