import { controlOf } from './ownProcess'

interface Wanted {
  api: string
  journey: string
  person: string
  what: string
}

interface Phone {
  number: string
  messages: { code: string }[]
  approvals: { id: string; answer: string; superseded: boolean }[]
  codes: string[]
  authenticatorCodes: string[]
}

/** Reads a person's phone in the control room, for `npm run conformance -- --codes sandbox/conformanceCodes.ts`. */
export default async function tell({ api, journey, person, what }: Wanted): Promise<string | undefined> {
  const { api: control } = controlOf({ origin: api })
  const phone = await control<Phone>(`phone?person=${encodeURIComponent(person)}`)
  if (what === 'phone') return phone.number
  if (what === 'native-client') return 'harbor-terminal'
  if (what === 'code') {
    if (journey === 'authenticator') return phone.authenticatorCodes[0]
    return journey === 'one-time-code' ? phone.codes[0] : phone.messages[0]?.code
  }
  if (what !== 'approval') return undefined
  const open = phone.approvals.find(({ answer, superseded }) => answer === 'pending' && !superseded)
  if (open) await control(`approvals/${open.id}`, { method: 'POST', body: { answer: 'allow' } })
  return open && 'allowed'
}
