// @ts-check
/* global chrome, document, setTimeout, window, DEFAULTS */

const CHANNEL = 'device'
const TYPE = 'get-device-info'

// At document_start, so that the page finds it with its first line of script.
document.documentElement.setAttribute('data-extension-version', chrome.runtime.getManifest().version)

/** @type {(id: string, response: unknown) => void} */
const answer = (id, response) =>
  window.postMessage({ channel: CHANNEL, type: TYPE, id, response }, window.location.origin)

/**
 * Answers that the page must ignore, each for a different reason.
 * @param {string} id
 * @param {{ name: string, id: string }} response
 */
function answerWrongly(id, response) {
  const { origin } = window.location
  window.postMessage({ channel: 'gadget', type: TYPE, id, response }, origin)
  window.postMessage({ channel: CHANNEL, type: 'get-password', id, response }, origin)
  answer('some-other-id', response)
  answer(id, undefined)
  answer(id, { name: response.name })
  answer(id, { name: 7, id: response.id })
  answer(id, { name: 'x'.repeat(257), id: response.id })
}

window.addEventListener('message', async event => {
  if (event.source !== window || event.origin !== window.location.origin) return
  const { channel, type, id, response } = event.data ?? {}
  if (channel !== CHANNEL || type !== TYPE || typeof id !== 'string' || response !== undefined) return
  const settings = await chrome.storage.local.get(DEFAULTS)
  const device = { name: settings.name, id: settings.id }
  if (settings.behaviour === 'prompt') answer(id, device)
  if (settings.behaviour === 'late') setTimeout(() => answer(id, device), settings.lateMs)
  if (settings.behaviour === 'wrong') answerWrongly(id, device)
})
