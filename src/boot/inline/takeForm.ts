import { SIGN_IN, SLOW, WAIT } from 'src/boot/inline/firstWords'
import type { EarlyCalls } from 'src/boot/inline/earlyCalls'
import type { Handover, ShownStep } from 'src/services/http/handover'
import { cleanName } from 'src/services/storage/username/cleanName'

type Words = Readonly<Record<string, string>>

/** Keeps the browser from sending the form. Until `main` has loaded it remembers a submit, and looks the name up at once (decision 0110). */
export function takeForm(
  page: Handover,
  field: HTMLInputElement | null,
  words: Words,
  calls: EarlyCalls,
): void {
  const button = document.querySelector<HTMLButtonElement>('form button')
  const text = button?.firstChild as Text | null | undefined
  const status = button?.nextElementSibling
  const links = status?.nextElementSibling
  if (!field || !text || !status || !links) return
  const wait = words[WAIT] ?? WAIT
  const acts: Partial<Record<ShownStep, string | undefined>> = {
    username: text.data,
    // In English, and in most languages, as the heading.
    password: words[SIGN_IN] ?? document.querySelector('h1')?.textContent,
  }
  let username = ''
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
    // As SubmitButton draws it: React finds what it expects, and keeps the node of the text.
    act: (step, own) => {
      const act = own ?? acts[step]
      page.shown = step
      text.data = act ?? wait
      status.textContent = act ? '' : wait
      if (act) button.removeAttribute('data-busy')
      else button.setAttribute('data-busy', 'true')
    },
    onSend: () => {
      page.act('lookingUp')
      if (page.sent && page.offline !== 'held') return
      page.sent = true
      username = page.typed()
      page.lookUp(username)
    },
    onEdit: () => {
      if (!page.sent || page.typed() === username) return
      // An edit withdraws the submit.
      page.sent = false
      page.act('username')
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
