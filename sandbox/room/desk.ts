import type { Shown } from 'sandbox/control/helpDesk'
import { usernameKey } from 'sandbox/state/usernameKey'
import { h, one, time } from './dom'

const form = one('#ask', HTMLFormElement)
const field = one('#code', HTMLInputElement)
const status = one('#told', HTMLElement)

const PROVED: Record<Shown['proved'], string> = {
  everything: 'Signed in here, with every factor.',
  password:
    'The password was right; a second factor is still due. It may be somebody who knows the password alone.',
  nothing: 'Nothing is proved: anybody can type a name. Do not change anything for this caller by it.',
}

const row = (name: string, value: string | null): HTMLElement[] =>
  value === null ? [] : [h('div', {}, h('dt', {}, name), h('dd', {}, value))]

const failureWords = ({ problem, status, requestId }: NonNullable<Shown['failure']>): string =>
  [problem, status && `status ${status}`, requestId && `request ${requestId}`].filter(Boolean).join(', ')

function found(shown: Shown): HTMLElement[] {
  const { person, claimedName, due, failure } = shown
  const another = person && claimedName !== null && usernameKey(claimedName) !== usernameKey(person.username)
  return [
    h('h2', {}, person ? person.name : 'Nobody is signed in there'),
    h('p', { className: shown.proved === 'everything' ? '' : 'alert' }, PROVED[shown.proved]),
    ...(another ? [h('p', { className: 'alert' }, 'The page shows another name than the session has.')] : []),
    h(
      'dl',
      { className: 'query' },
      ...row('Person', person && person.username),
      ...row('Name on the page', claimedName),
      ...row('Since', shown.since === null ? null : time(shown.since)),
      ...row('Step', shown.step),
      ...row('Due', due),
      ...row('Failure', failure && failureWords(failure)),
      ...row('Code asked for', time(shown.askedAt)),
    ),
  ]
}

async function lookUp(): Promise<void> {
  const response = await fetch('/sandbox/api/help-desk', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code: field.value }),
  })
  const body = (await response.json()) as Shown & { message?: string }
  status.replaceChildren(
    ...(response.ok ? found(body) : [h('p', { className: 'alert' }, body.message ?? 'That did not work.')]),
  )
  form.reset()
  field.focus()
}

form.addEventListener('submit', event => {
  event.preventDefault()
  void lookUp()
})
