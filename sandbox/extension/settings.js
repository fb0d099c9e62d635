/* global chrome, document, DEFAULTS */

const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const field = name => form.elements.namedItem(name)

chrome.storage.local.get(DEFAULTS).then(settings => {
  for (const [name, value] of Object.entries(settings)) field(name).value = value
  status.textContent = ''
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
  status.textContent = 'Saved.'
})
