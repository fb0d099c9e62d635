import type { Sandbox } from 'sandbox/ownProcess'
import { until } from 'test/support/until'

interface Phone {
  messages: { code?: string }[]
}

/** Returns the code of the last text message to a person, as soon as the server has sent one: the page may be ahead of the message. */
export async function sentCode(sandbox: Sandbox, person: string): Promise<string> {
  const { messages } = await until(
    () => sandbox.api<Phone>(`phone?person=${person}`),
    phone => Boolean(phone.messages[0]?.code),
  )
  return messages[0]?.code ?? ''
}
