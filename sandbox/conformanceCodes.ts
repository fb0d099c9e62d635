import { controlOf } from './ownProcess'

interface Wanted {
  api: string
  journey: string
  person: string
  what: string
}

/** Reads a person's phone in the control room, for `npm run conformance -- --codes sandbox/conformanceCodes.ts`. */
export default async function tell({ api, journey, person, what }: Wanted): Promise<string | undefined> {
  const control = controlOf({ origin: api })
  const phone = await control.phone(person)
  if (what === 'phone') return phone.number ?? undefined
  if (what === 'native-client') return 'harbor-terminal'
  if (what === 'code') {
    if (journey === 'authenticator') return phone.authenticatorCodes[0]
    return journey === 'one-time-code' ? phone.codes[0] : phone.messages[0]?.code
  }
  if (what !== 'approval') return undefined
  const open = phone.approvals.find(({ answer, superseded }) => answer === 'pending' && !superseded)
  if (open) await control.api(`approvals/${open.id}`, { method: 'POST', body: { answer: 'allow' } })
  return open && 'allowed'
}
