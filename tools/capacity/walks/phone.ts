import type { Stage } from 'tools/screens/shot'

interface Phone {
  number: string
  messages: { code?: string }[]
  approvals: { id: string }[]
  codes: string[]
  credentialId: string
}

/** What a person of the sandbox has on the phone. */
export const phoneOf = ({ sandbox }: Stage, person: string): Promise<Phone> =>
  sandbox.api<Phone>(`phone?person=${person}`)

/** The code that a person was sent last. */
export async function sentCode(stage: Stage, person: string): Promise<string> {
  const [message] = (await phoneOf(stage, person)).messages
  if (!message?.code) throw new Error(`${person} was sent no code.`)
  return message.code
}

/** Allows the sign-in that asks on a person's phone. */
export async function approve(stage: Stage, person: string): Promise<void> {
  const [request] = (await phoneOf(stage, person)).approvals
  if (!request) throw new Error(`No sign-in of ${person} asks for approval.`)
  await stage.sandbox.api(`approvals/${request.id}`, { method: 'POST', body: { answer: 'allow' } })
}
