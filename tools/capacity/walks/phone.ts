import type { Stage } from 'tools/screens/shot'

interface Phone {
  number: string
  messages: { code?: string }[]
  approvals: { id: string }[]
  codes: string[]
  credentialId: string
}

/** Returns the contents of a sandbox user's phone. */
export const phoneOf = ({ sandbox }: Stage, person: string): Promise<Phone> =>
  sandbox.api<Phone>(`phone?person=${person}`)

/** Returns the latest code that a user received. */
export async function sentCode(stage: Stage, person: string): Promise<string> {
  const [message] = (await phoneOf(stage, person)).messages
  if (!message?.code) throw new Error(`${person} was sent no code.`)
  return message.code
}

/** Approves the pending sign-in on a user's phone. */
export async function approve(stage: Stage, person: string): Promise<void> {
  const [request] = (await phoneOf(stage, person)).approvals
  if (!request) throw new Error(`No sign-in of ${person} asks for approval.`)
  await stage.sandbox.api(`approvals/${request.id}`, { method: 'POST', body: { answer: 'allow' } })
}
