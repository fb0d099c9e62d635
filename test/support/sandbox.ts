import { type Addresses, controlOf, type Sandbox } from 'sandbox/ownProcess'

declare global {
  /** In the tests of the project `node` (workerEnvironment.ts). */
  var sandboxOfWorker: () => Promise<Addresses>
}

/** The sandbox that the test files of a worker share, as new. A test that wants a second one, or another build in it, starts its own (sandbox/ownProcess.ts). */
export async function openSandbox(): Promise<Sandbox> {
  const addresses = await sandboxOfWorker()
  const control = controlOf(addresses)
  await control.api('reset', { method: 'POST' })
  return { ...addresses, ...control }
}
