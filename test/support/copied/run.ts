import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the test in a file does, which Jest runs. */
export function bodyOf(file: string): () => unknown {
  const bodies: (() => unknown)[] = []
  const own = globalThis.test
  globalThis.test = ((_name: string, body: () => unknown) => void bodies.push(body)) as unknown as typeof own
  try {
    jest.requireActual(file)
  } finally {
    globalThis.test = own
  }
  expect(bodies).toHaveLength(1)
  return bodies[0]!
}

/** Why a test fails, in its first lines; undefined where it passes. */
export async function failureOf(body: () => unknown): Promise<string | undefined> {
  try {
    await body()
    return undefined
  } catch (error) {
    return String(error).split('\n').slice(0, 20).join('\n')
  }
}

const TSC = 'node_modules/typescript7/bin/tsc'

/** What the compiler says against the tests of a folder below .cache. */
export function typeErrorsIn(folder: string): Promise<string> {
  const project = path.join(folder, 'tsconfig.json')
  const include = ['texts', '../../test/support/*.d.ts']
  writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.json', include }))
  return new Promise(resolve =>
    execFile(process.execPath, [TSC, '-p', project], { maxBuffer: 1e8 }, (_failed, told) => resolve(told)),
  )
}
