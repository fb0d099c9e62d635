import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { openDisplay } from '../display'
import { ensureWebKit } from './webkit'

/** A WebKit with one page, driven by W3C WebDriver. */
export interface WebKit {
  version: string
  goto: (address: string) => Promise<void>
  /** Runs a function of no arguments in the page, and waits for what it promises; what it gives must be JSON. */
  evaluate: <T>(run: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

const UP = 'The driver of WebKit does not answer.'

/** Asks again until the driver listens, for at most a minute. */
async function untilReady(origin: string): Promise<void> {
  const end = performance.now() + 60_000
  for (;;) {
    const ready = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    if (performance.now() > end) throw new Error(UP)
  }
}

/** A WebKit of this machine with an empty profile; throws one clear line where there is none. */
export async function launchWebKit(): Promise<WebKit> {
  const programs = ensureWebKit()
  const [{ child: display, name }, port] = await Promise.all([openDisplay(programs.display), freePort()])
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: name },
  })
  const origin = `http://127.0.0.1:${port}`

  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message ?? response.status}`)
    return value
  }

  await untilReady(origin)
  const begun = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    },
  )
  const session = `/session/${begun.sessionId}`
  return {
    version: begun.capabilities.browserVersion,
    goto: async url => {
      await ask('POST', `${session}/url`, { url })
    },
    evaluate: run =>
      ask('POST', `${session}/execute/async`, {
        script: `(${run.toString()})().then(arguments[arguments.length - 1])`,
        args: [],
      }),
    close: async () => {
      await ask('DELETE', session)
      await stop(driver)
      await stop(display)
    },
  }
}
