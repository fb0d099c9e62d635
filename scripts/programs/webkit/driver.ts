import { type ChildProcess, spawn } from 'node:child_process'
import { stop } from '../display'
import { freePorts } from '../freePorts'
import { untilStarted } from './inspector'

/** A session of `WebKitWebDriver`, whose commands apply to one window at a time. */
export type Driver = Awaited<ReturnType<typeof openDriver>>

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

const SESSION = {
  capabilities: { alwaysMatch: { pageLoadStrategy: 'none', unhandledPromptBehavior: 'accept' } },
}

/** Connects to the WebKit whose inspector listens on this port; sends one command at a time. */
export async function openDriver(program: string, inspector: number, environment: NodeJS.ProcessEnv) {
  const [port = 0] = await freePorts(1)
  const child: ChildProcess = spawn(program, [`--port=${port}`, '-t', `127.0.0.1:${inspector}`], {
    stdio: 'ignore',
    env: environment,
  })
  const ask = asking(`http://127.0.0.1:${port}`)
  // The driver accepts the session once it listens and the browser is ready.
  const { sessionId } = await untilStarted('driver', () =>
    ask<{ sessionId: string }>('POST', '/session', SESSION),
  )
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
    /** Sends a W3C WebDriver command to the session; `window` names its window. */
    ask: <T = unknown>(...command: Parameters<typeof send>): Promise<T> => {
      const answer = last.then(() => send<T>(...command))
      last = answer.catch(() => undefined)
      return answer
    },
    close: () => stop(child),
  }
}
