import type { Inspector, Message } from '../inspector'

type Params = Record<string, unknown>

/** Commands to one page of the inspector, and their responses. */
export interface Calls {
  /** Sends a command to the page. */
  send: (method: string, params: Params) => Promise<unknown>
  /** Sends a command to a document of the page. */
  sendTo: (targetId: string, method: string, params: Params) => Promise<unknown>
  /** Processes a response. */
  settle: (answer: Message) => void
}

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

export function callsOf(number: number, inspector: Inspector): Calls {
  const waiting = new Map<number, Waiting>()
  let last = 0

  function numbered(begin: (id: number) => void): Promise<unknown> {
    last += 1
    const id = last
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    begin(id)
    return answer
  }

  function settle({ id = 0, result, error }: Message): void {
    const waits = waiting.get(id)
    waiting.delete(id)
    if (error) waits?.reject(new Error(error.message))
    else waits?.resolve(result)
  }

  const send: Calls['send'] = (method, params) =>
    numbered(id => inspector.send(number, { id, method, params }))

  return {
    send,
    settle,
    sendTo: (targetId, method, params) =>
      numbered(id => {
        const message = JSON.stringify({ id, method, params })
        send('Target.sendMessageToTarget', { targetId, message }).catch((error: unknown) =>
          settle({ id, error: error as Error }),
        )
      }),
  }
}
