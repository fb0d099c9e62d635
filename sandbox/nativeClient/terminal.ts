import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { signInByBrowser } from './signInByBrowser'

// A client without a window, which signs its person in through the browser of this device or, with --typed, of another one.
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4400/signin/' },
    /** The page shows a code, which the person types here. */
    typed: { type: 'boolean', default: false },
    /** Opens no browser, for a machine without one. */
    print: { type: 'boolean', default: false },
  },
})
/** A person must sign in within some minutes, or begin again. */
const WAIT_MS = 600_000
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' }

function open(address: string): void {
  console.log(`Sign in in your browser:\n${address}`)
  if (values.print || values.typed) return
  spawn(OPENERS[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore', detached: true })
    // Without a program that opens addresses, the person copies the address.
    .on('error', () => undefined)
    .unref()
}

async function askCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question('The code that the page shows: ')
  } finally {
    terminal.close()
  }
}

try {
  const { userId, cookie } = await signInByBrowser({
    address: values.address,
    clientId: 'harbor-terminal',
    open,
    signal: AbortSignal.timeout(WAIT_MS),
    ...(values.typed && { askCode }),
  })
  const { origin } = new URL(values.address)
  const { status } = await fetch(`${origin}/api/auth/v2/session-status`, { headers: { Cookie: cookie } })
  console.log(`Signed in as ${userId}; the session status returned ${status}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
