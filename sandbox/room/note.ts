// Shows how a web app keeps a half-written form during a renewed sign-in: docs/embedding.md, chapter 7.
import { onSignedIn, signIn } from 'embed/signIn.js'
import { one } from './dom'

const form = one('[data-note]', HTMLFormElement)
const note = one('#note', HTMLTextAreaElement)
const status = one('[data-told]', HTMLElement)
const again = one('[data-again]', HTMLElement)
let waiting = false

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

async function save(): Promise<void> {
  const answer = await post('/sandbox/api/note', {
    username: form.dataset['username'],
    note: note.value,
  })
  waiting = answer.status === 401
  again.hidden = !waiting
  const { name, message } = (await answer.json()) as { name: string; message: string }
  if (answer.ok) status.textContent = `Saved for ${name}.`
  else if (waiting) status.textContent = 'Your session is over. What you wrote is still here.'
  else if (answer.status === 409) status.textContent = `Not saved: ${message} is signed in now.`
  else status.textContent = 'Not saved. Please try again.'
}

form.addEventListener('submit', event => {
  event.preventDefault()
  void save()
})
one('[data-end]', HTMLElement).addEventListener('click', () => {
  void post('/sandbox/api/note/end', {}).then(() => {
    status.textContent = 'The session is over, and the page does not know it yet.'
  })
})
again.addEventListener('click', () => {
  void signIn({ passkeys: form.dataset['passkeys'] === 'true' }).then(step => {
    if (step === 'again') status.textContent = 'Press once more: the sign-in page opens beside this one.'
  })
})
onSignedIn(() => {
  if (!waiting) return
  waiting = false
  void save()
})
