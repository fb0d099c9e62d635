import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox as sandboxOfWorker } from 'test/support/sandbox'
import { Visitor } from './visitor'

/** The objects that the tests of a file share. */
export interface Opened {
  sandbox: Sandbox
  /** A new visitor in each test. */
  visitor: Visitor
  phone: Sandbox['phone']
  newestCode: Sandbox['newestCode']
  /** Moves the sandbox's clock on. */
  pass: (minutes: number) => Promise<unknown>
}

/** Takes the worker's sandbox for the tests of a file, and sets it back before each. */
export function openSandbox(): Opened {
  const opened = {
    phone: person => opened.sandbox.phone(person),
    newestCode: person => opened.sandbox.newestCode(person),
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
