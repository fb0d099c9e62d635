import type { Socket } from 'node:net'
import { TestEnvironment } from 'jest-environment-node'
import { type Addresses, spawnSandbox } from '../../sandbox/ownProcess'

/** One process for all test files of this worker: each start takes most of a second of the processor. */
let begun: ReturnType<typeof spawnSandbox> | undefined

async function sandboxOfWorker(): Promise<Addresses> {
  const running = await begun?.catch(() => undefined)
  if (running?.child.exitCode !== null) begun = spawnSandbox()
  const { child, addresses } = await begun!
  // It keeps no worker alive; when the worker ends, so does the pipe, and the sandbox with it.
  child.unref()
  for (const pipe of [child.stdin, child.stdout, child.stderr] as unknown as Socket[]) pipe.unref()
  return addresses
}

/** Node, with what a worker keeps from one test file to the next. */
export default class WorkerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.sandboxOfWorker = sandboxOfWorker
  }
}
