// @ts-check
/* global window */

/**
 * The script that a native client injects into its webview before the page's own scripts. The client binds
 * `harborDevice`, which returns { name, id } or a promise of it, and must return nothing to a site other than the
 * sign-in page (docs/embedding.md). It may bind it after this script has run: earlier requests get no response, and
 * the page repeats them.
 */
;(() => {
  const CHANNEL = 'device'
  const TYPE = 'get-device-info'
  window.addEventListener('message', async event => {
    if (event.source !== window || event.origin !== window.location.origin) return
    const { channel, type, id, response } = event.data ?? {}
    // A message with a response is an answer, either ours or another party's.
    if (channel !== CHANNEL || type !== TYPE || typeof id !== 'string' || response !== undefined) return
    // Read late: a binding such as QWebChannel's comes in a callback, after this script.
    const device = await window.harborDevice?.()
    if (device) window.postMessage({ channel, type, id, response: device }, window.location.origin)
  })
})()
