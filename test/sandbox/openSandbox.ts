import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox as sandboxOfWorker } from 'test/support/sandbox'
import { Visitor } from './visitor'

interface Phone {
  number: string
  messages: { text: string; code: string; email?: string }[]
  approvals: { id: string; answer: string; challenge?: string; choices?: string[] }[]
  trusted: number
}

/** The objects that the tests of a file share. */
export interface Opened {
  sandbox: Sandbox
  /** A new visitor in each test. */
  visitor: Visitor
  phone: (person: string) => Promise<Phone>
  /** Returns the code of a person's newest message. */
  newestCode: (person: string) => Promise<string>
  /** Moves the sandbox's clock on. */
  pass: (minutes: number) => Promise<unknown>
}

/** Takes the worker's sandbox for the tests of a file, and sets it back before each. */
export function openSandbox(): Opened {
  const phone = (person: string): Promise<Phone> => opened.sandbox.api(`phone?person=${person}`)
  const opened = {
    phone,
    newestCode: async person => (await phone(person)).messages[0]?.code ?? '',
    pass: minutes => opened.sandbox.api('clock', { method: 'PUT', body: { offsetMs: minutes * 60_000 } }),
  } as Opened
  beforeAll(async () => {
    opened.sandbox = await sandboxOfWorker()
  })
  beforeEach(async () => {
    await opened.sandbox.api('reset', { method: 'POST' })
    opened.visitor = new Visitor(opened.sandbox.origin)
  })
  return opened
}
