import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@swc/core'
import { settled } from 'test/support/settled'

const AS_MODULE = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'commonjs' },
} as const

type Body = () => unknown

/** Returns the exports of a module given as text; Jest would transform, store and register a separate file, which takes far longer. */
export function exportsOf(text: string, test?: (name: string, body: Body) => void): object {
  const exported = {}
  const { code } = transformSync(text, AS_MODULE)
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The text is code that this run has written.
  const run = new Function('require', 'exports', 'test', code) as (...args: unknown[]) => void
  run(require, exported, test)
  return exported
}

/** Returns the test function of a text, which Jest runs. */
export function bodyOf(text: string): Body {
  const bodies: Body[] = []
  exportsOf(text, (_name, body) => void bodies.push(body))
  expect(bodies).toHaveLength(1)
  return bodies[0]!
}

/** Turns of the event loop in which a test ends, unless it waits for time. */
const QUIET_TURNS = 20
/** The time that `silentRun` waits for a saga that does not end. */
const GIVEN_UP_MS = 250

/** Why a test fails, in its first lines; undefined where it passes. Timers are fake: time passes once nothing else happens. */
export async function failureOf(body: Body): Promise<string | undefined> {
  let isOver = false
  let failure: string | undefined
  const run = async (): Promise<void> => {
    try {
      await body()
    } catch (error) {
      failure = String(error).split('\n').slice(0, 20).join('\n')
    }
    isOver = true
  }
  void run()
  for (let turn = 1; !(isOver as boolean); turn += 1) {
    await settled()
    if (turn % QUIET_TURNS === 0) jest.advanceTimersByTime(GIVEN_UP_MS)
  }
  return failure
}

const TSC = 'node_modules/typescript7/bin/tsc'

/** Returns the compiler's errors for the tests of a folder below .cache. */
export function typeErrorsIn(folder: string): Promise<string> {
  const project = path.join(folder, 'tsconfig.json')
  const include = ['texts', '../../test/support/*.d.ts']
  writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.json', include }))
  return new Promise(resolve =>
    execFile(process.execPath, [TSC, '-p', project], { maxBuffer: 1e8 }, (_failed, output) =>
      resolve(output),
    ),
  )
}
