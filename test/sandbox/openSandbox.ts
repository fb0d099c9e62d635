import { type OwnSandbox, startSandbox } from 'sandbox/ownProcess'
import { Visitor } from './visitor'

/** What the tests of a file share. */
export interface Opened {
  sandbox: OwnSandbox
  /** Somebody new in each test. */
  visitor: Visitor
}

/** Starts a sandbox for the tests of a file, and sets it back before each. */
export function openSandbox(): Opened {
  const opened = {} as Opened
  beforeAll(async () => {
    opened.sandbox = await startSandbox()
  })
  beforeEach(async () => {
    await opened.sandbox.api('reset', { method: 'POST' })
    opened.visitor = new Visitor(opened.sandbox.origin)
  })
  afterAll(() => opened.sandbox.stop())
  return opened
}
