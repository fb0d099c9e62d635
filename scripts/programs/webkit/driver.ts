import { type ChildProcess, spawn } from 'node:child_process'
import { freePorts } from '../freePorts'
import { stop } from './processes'

/** A session of `WebKitWebDriver`, whose commands apply to one window at a time. */
export type Driver = Awaited<ReturnType<typeof openDriver>>

const UP = 'The driver of WebKit does not answer.'
/** The pause while the port is closed or the browser is not ready. */
const PAUSE_MS = 20

interface Begun {
  sessionId: string
  capabilities: { browserVersion: string }
}

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>

const asking = (origin: string): Ask =>
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message ?? response.status}`)
    return value
  }

/** Starts a session as soon as the driver listens and the browser is ready, within a minute. */
async function begin(ask: Ask): Promise<Begun> {
  const end = performance.now() + 60_000
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', unhandledPromptBehavior: 'accept' } }
  for (;;)
    try {
      return await ask<Begun>('POST', '/session', { capabilities })
    } catch (error) {
      if (performance.now() > end) throw new Error(UP, { cause: error })
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
}

/** Connects to the WebKit whose inspector listens on this port; sends one command at a time. */
export async function openDriver(program: string, inspector: number, environment: NodeJS.ProcessEnv) {
  const [port = 0] = await freePorts(1)
  const child: ChildProcess = spawn(program, [`--port=${port}`, '-t', `127.0.0.1:${inspector}`], {
    stdio: 'ignore',
    env: environment,
  })
  const ask = asking(`http://127.0.0.1:${port}`)
  const { sessionId, capabilities } = await begin(ask)
  let current: string | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function send<T>(method: string, path: string, body?: unknown, window?: string): Promise<T> {
    if (window !== undefined && window !== current) {
      await ask('POST', `/session/${sessionId}/window`, { handle: window })
      current = window
    }
    return ask<T>(method, `/session/${sessionId}${path}`, body)
  }

  return {
    version: capabilities.browserVersion,
    /** Sends a W3C WebDriver command to the session; `window` names its window. */
    ask: <T = unknown>(...command: Parameters<typeof send>): Promise<T> => {
      const answer = last.then(() => send<T>(...command))
      last = answer.catch(() => undefined)
      return answer
    },
    close: () => stop(child),
  }
}
