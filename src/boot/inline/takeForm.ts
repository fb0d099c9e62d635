import { SLOW, WAIT } from 'src/boot/inline/firstWords'
import type { EarlyCalls } from 'src/boot/inline/earlyCalls'
import type { Handover } from 'src/services/http/handover'
import { cleanName } from 'src/services/cleanUsername'

type Words = Readonly<Record<string, string>>

/** Keeps the browser from sending the form. Until `main` has loaded it remembers a submit, and looks the name up at once (decision 0110). */
export function takeForm(
  page: Handover,
  field: HTMLInputElement | null,
  words: Words,
  calls: EarlyCalls,
): void {
  const button = document.querySelector<HTMLButtonElement>('form button')
  let label = button?.querySelector('span')
  const status = button?.nextElementSibling
  const links = status?.nextElementSibling
  if (!field || !label || !status || !links) return
  const next = label.textContent
  let username = ''
  /** Shows the form like the rendered state 'lookingUp', before the app has loaded. */
  const wait = (waits: boolean): void => {
    const text = waits ? (words[WAIT] ?? WAIT) : next
    // A new element for each text: a translator may have replaced the text's node.
    label?.remove()
    label = document.createElement('span')
    label.textContent = text
    button.prepend(label)
    status.textContent = waits ? text : ''
    if (waits) button.setAttribute('data-busy', 'true')
    else button.removeAttribute('data-busy')
  }
  // Disabled in the markup in case this script may not run: the browser would then send the form.
  button.disabled = false
  links.setAttribute('data-slow', words[SLOW] ?? SLOW)
  Object.assign(page, {
    typed: () => cleanName(field.value),
    lookUp: name => {
      // The app answers an empty name, and the first submit in a browser that reports that it is offline.
      if (!name) return
      if (page.offline) page.offline = 'sent'
      else if (!navigator.onLine) page.offline = 'held'
      if (page.offline !== 'held') calls.beginLookup(name)
    },
    onSend: () => {
      wait(true)
      if (page.sent && page.offline !== 'held') return
      page.sent = true
      username = page.typed()
      page.lookUp(username)
    },
    onEdit: () => {
      if (!page.sent || page.typed() === username) return
      // An edit withdraws the submit.
      page.sent = false
      wait(false)
      calls.giveUpLookup()
    },
  } satisfies Partial<Handover>)
  addEventListener('submit', event => {
    if (event.defaultPrevented) return
    event.preventDefault()
    page.onSend()
  })
  field.addEventListener('input', () => page.onEdit())
}
