// @ts-check
/* global window */

/**
 * What a native client puts into its webview before the page's own scripts.
 * The client has bound `harborDevice`, which gives { name, id } or a promise of it, and nothing to a site that is not the sign-in page (docs/embedding.md).
 */
;(() => {
  const CHANNEL = 'device'
  const TYPE = 'get-device-info'
  const { harborDevice } = window

  window.addEventListener('message', async event => {
    if (event.source !== window || event.origin !== window.location.origin) return
    const { channel, type, id, response } = event.data ?? {}
    // One with a response is an answer: ours, or somebody else's.
    if (channel !== CHANNEL || type !== TYPE || typeof id !== 'string' || response !== undefined) return
    const device = await harborDevice()
    if (device) window.postMessage({ channel, type, id, response: device }, window.location.origin)
  })
})()
