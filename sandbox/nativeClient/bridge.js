// @ts-check
/* global window */

/**
 * What a native client puts into its webview before the page's own scripts.
 * The client binds `harborDevice`, which gives { name, id } or a promise of it, and nothing to a site that is not the sign-in page (docs/embedding.md).
 * It may bind it later than this script runs: requests that come before have no answer, and the page asks again.
 */
;(() => {
  const CHANNEL = 'device'
  const TYPE = 'get-device-info'
  window.addEventListener('message', async event => {
    if (event.source !== window || event.origin !== window.location.origin) return
    const { channel, type, id, response } = event.data ?? {}
    // One with a response is an answer: ours, or somebody else's.
    if (channel !== CHANNEL || type !== TYPE || typeof id !== 'string' || response !== undefined) return
    // Read late: a binding such as QWebChannel's comes in a callback, after this script.
    const device = await window.harborDevice?.()
    if (device) window.postMessage({ channel, type, id, response: device }, window.location.origin)
  })
})()
