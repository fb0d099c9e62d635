// @ts-check
/* global chrome, document, DEFAULTS */

const form = /** @type {HTMLFormElement} */ (document.querySelector('form'))
const statusLine = /** @type {HTMLElement} */ (document.querySelector('[role=status]'))
/** @type {(name: string) => HTMLInputElement} */
const field = name => /** @type {HTMLInputElement} */ (form.elements.namedItem(name))

chrome.storage.local.get(DEFAULTS).then(settings => {
  for (const [name, value] of Object.entries(settings)) field(name).value = value
  statusLine.textContent = ''
  form.dataset.ready = ''
})

form.addEventListener('submit', async event => {
  event.preventDefault()
  await chrome.storage.local.set({
    behaviour: field('behaviour').value,
    lateMs: Number(field('lateMs').value),
    name: field('name').value,
    id: field('id').value,
  })
  statusLine.textContent = 'Saved.'
})
