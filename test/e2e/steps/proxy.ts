import type { Sandbox } from 'sandbox/ownProcess'
import type { Serve } from 'test/e2e/fixtures/test'
import type { ServedAnswer } from 'test/support/startServer'

const PASSED = ['Content-Type', 'Cache-Control', 'Content-Security-Policy']

/** Serves the sandbox at a separate port, for any host name, except for the paths that are answered here. Playwright's own routes would turn the cache off. */
export async function serveProxy(
  serve: Serve,
  sandbox: Sandbox,
  answerHere: (path: string) => ServedAnswer | undefined = () => undefined,
): Promise<string> {
  const { origin } = await serve(async ({ method, path, headers, body }) => {
    const here = answerHere(path)
    if (here) return here
    const rest = Object.entries(headers).filter(([name]) => !['host', 'connection', 'origin'].includes(name))
    const answer = await fetch(sandbox.origin + path, {
      method,
      headers: Object.fromEntries(rest) as Record<string, string>,
      ...(body && { body }),
    })
    const passed = PASSED.flatMap(name => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return { status: answer.status, headers: Object.fromEntries(passed), body: await answer.text() }
  })
  return origin
}
