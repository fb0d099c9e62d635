/* global document, window, fetch, BroadcastChannel */
// How a web app keeps a half-written form while its person signs in again: docs/embedding.md, chapter 7.
const form = document.querySelector('[data-note]')
const told = document.querySelector('[data-told]')
const again = document.querySelector('[data-again]')
let waiting = false

const post = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

async function save() {
  const answer = await post('/sandbox/api/note', {
    username: form.dataset.username,
    note: form.elements.note.value,
  })
  waiting = answer.status === 401
  again.hidden = !waiting
  const { name, message } = await answer.json()
  if (answer.ok) told.textContent = `Saved for ${name}.`
  else if (waiting) told.textContent = 'Your session is over. What you wrote is still here.'
  else if (answer.status === 409) told.textContent = `Not saved: ${message} is signed in now.`
  else told.textContent = 'Not saved. Please try again.'
}

form.addEventListener('submit', event => {
  event.preventDefault()
  void save()
})
document.querySelector('[data-end]').addEventListener('click', async () => {
  await post('/sandbox/api/note/end', {})
  told.textContent = 'The session is over, and the page does not know it yet.'
})
again.addEventListener('click', () =>
  window.open('/signin/?mode=popup', 'sign-in', 'popup,width=480,height=760'),
)

// Both may come: the first is heard.
function heard(data) {
  if (!waiting || data?.channel !== 'sign-in' || data.type !== 'signed-in') return
  waiting = false
  void save()
}
new BroadcastChannel('foyer.sign-in').addEventListener('message', ({ data }) => heard(data))
window.addEventListener('message', ({ origin, data }) => {
  if (origin === window.location.origin) heard(data)
})
