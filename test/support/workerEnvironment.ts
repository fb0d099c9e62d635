import diagnostics from 'node:diagnostics_channel'
import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { TestEnvironment } from 'jest-environment-node'
import { type Addresses, spawnSandbox } from '../../sandbox/ownProcess'
import { endStorages } from './endStorages.mjs'

/** The processes of this worker: they keep it alive while a test file runs; when the worker ends, so do they. */
const children = new Set<ChildProcess>()

function each(act: 'ref' | 'unref'): void {
  for (const child of children) {
    child[act]()
    for (const pipe of child.stdio) (pipe as Socket | null)?.[act]()
  }
}

/** Adds the processes started meanwhile to those of the worker. */
async function keeping<Result>(begin: () => Promise<Result>): Promise<Result> {
  const keep = (message: unknown): void => {
    const { process: child } = message as { process: ChildProcess }
    children.add(child)
    child.once('exit', () => children.delete(child))
  }
  diagnostics.subscribe('child_process', keep)
  try {
    return await begin()
  } finally {
    diagnostics.unsubscribe('child_process', keep)
  }
}

/** One sandbox for all test files of this worker: each start takes most of a second of the processor. */
let sandbox: Awaited<ReturnType<typeof spawnSandbox>> | undefined

async function sandboxOfWorker(): Promise<Addresses> {
  if (sandbox?.child.exitCode !== null) sandbox = await keeping(() => spawnSandbox())
  return sandbox.addresses
}

/** The Node environment, with the sandbox that a worker keeps from one test file to the next. */
export default class WorkerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    each('ref')
    Object.assign(this.global, { sandboxOfWorker })
  }

  override async teardown(): Promise<void> {
    each('unref')
    endStorages()
    await super.teardown()
  }
}
