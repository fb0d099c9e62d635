import type { Handover, ShownStep } from 'src/services/http/handover'

export const passwordField = () => document.querySelector<HTMLInputElement>('#root #password')

/** Shows a step of the form in the page, exactly as React draws it; what was typed stays (sign-in/before-react). */
export function showStep(page: Handover, step: ShownStep): void {
  if (step === page.shown) return
  page.act(step)
  askPassword(step === 'password' || step === 'signingIn', page.say)
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input'))
    field.readOnly = step === 'signingIn'
}

/** Puts the password's field, with the focus, into the room that is kept for it, or takes it away. */
function askPassword(asks: boolean, say: Handover['say']): void {
  const card = document.querySelector<HTMLElement>('#root main')
  // SignInForm: the username, the room for the next field, the acts.
  const room = card?.querySelector('form')?.children[1]
  const template = document.querySelector<HTMLTemplateElement>('#foyer-password')
  if (!card || !room || !template || asks === Boolean(passwordField())) return
  if (asks) {
    delete card.dataset.folded
    const field = document.importNode(template.content, true)
    say(field)
    room.prepend(field)
    passwordField()?.focus()
  } else {
    card.dataset.folded = 'true'
    room.firstElementChild?.remove()
  }
}
