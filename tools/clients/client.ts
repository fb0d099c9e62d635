import { execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ensureProgram } from 'scripts/programs/ensureProgram'
import { DISPLAY, openDisplay } from 'scripts/programs/display'
import { soon } from './soon'

/** A client's reports, one per line. */
type Told = { version: string } | { address: string } | { outside: string } | { value: unknown }

export interface Client {
  version: () => string
  /** The addresses of its window; the last one is the current one. */
  addresses: string[]
  /** The addresses that it would have opened in the user's browser, or passed to the system. */
  outside: string[]
  /** Evaluates an expression of one line in its page; throws if the page is left meanwhile. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the middle of an element with the mouse, like a user: a script has no user gesture. */
  press: (selector: string) => Promise<void>
  stop: () => Promise<void>
}

/** A script of a page that has been left has no result. */
const ANSWER_MS = 2000

const isTold = (line: string): boolean => line.startsWith('{"')

/** Returns the middle of an element; the window is in the corner of the display, without a frame. */
const middleOf = (selector: string): string =>
  `(({ x, y, width, height }) => [Math.round(x + width / 2), Math.round(y + height / 2)])` +
  `(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`

/** Starts a client on a separate display, at an address. */
export async function startClient(program: string, address: string, flags: string[] = []): Promise<Client> {
  const display = await openDisplay(ensureProgram(DISPLAY))
  // Qt's sandbox does not run as root, which containers use.
  const env = { ...process.env, DISPLAY: display.name, QTWEBENGINE_DISABLE_SANDBOX: '1' }
  const child = spawn('/usr/bin/python3', [program, address, '--drive', ...flags], {
    env,
    stdio: ['pipe', 'pipe', process.env.CLIENT_NOISE ? 'inherit' : 'ignore'],
  })
  let version = ''
  const [addresses, outside, values]: [string[], string[], unknown[]] = [[], [], []]
  createInterface({ input: child.stdout }).on('line', line => {
    if (!isTold(line)) return
    const told = JSON.parse(line) as Told
    if ('version' in told) version = told.version
    if ('address' in told) addresses.push(told.address)
    if ('outside' in told) outside.push(told.outside)
    if ('value' in told) values.push(told.value)
  })
  const evaluate = async (expression: string): Promise<unknown> => {
    values.length = 0
    child.stdin.write(`${expression}\n`)
    const [value] = await soon(
      () => values,
      found => found.length > 0,
      ANSWER_MS,
    )
    return value
  }
  const press = async (selector: string): Promise<void> => {
    const [x, y] = (await evaluate(middleOf(selector))) as [number, number]
    execFileSync('xdotool', ['mousemove', String(x), String(y), 'click', '1'], { env })
  }
  const stop = async (): Promise<void> => {
    const ended = child.exitCode !== null || new Promise(resolve => child.once('exit', resolve))
    child.stdin.end()
    // A client that waits for a browser accepts no script and no end of input.
    const late = setTimeout(() => child.kill(), ANSWER_MS)
    await ended
    clearTimeout(late)
    display.child.kill('SIGTERM')
  }
  await soon(() => addresses.length + outside.length, Boolean).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { version: () => version, addresses, outside, evaluate, press, stop }
}
