import type { Browser, BrowserContext, Request } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Walk } from './walk'

const PATIENCE_MS = 20_000

export interface Asked {
  /** As the contract writes it: `GET /api/online/v1/settings`. */
  call: string
  /** Undefined where nobody waits for the answer. */
  status: number | undefined
  /** Of the bodies alone, as they come over the line. */
  sentBytes: number
  receivedBytes: number
}

export interface Walked {
  walk: Walk
  calls: Asked[]
  /** Of the app itself: pages, scripts, images. */
  files: { count: number; bytes: number }
}

const isCall = (pathname: string): boolean =>
  pathname.startsWith('/api/') || pathname === '/auth/v2/autologin'

/** The requests of a context in the order in which they began, until all is quiet. */
async function requestsOf(context: BrowserContext, go: () => Promise<void>): Promise<Request[]> {
  const requests: Request[] = []
  context.on('request', request => requests.push(request))
  await go()
  await Promise.all(context.pages().map(page => page.waitForLoadState('networkidle')))
  return requests
}

/** An answer and its sizes; undefined where the page let go of it. */
async function answerOf(
  request: Request,
): Promise<{ status: number; sent: number; received: number } | undefined> {
  const response = await request.response()
  if (response === null || request.failure() !== null) return undefined
  const { requestBodySize, responseBodySize } = await request.sizes()
  return { status: response.status(), sent: requestBodySize, received: responseBodySize }
}

/** Walks a journey in a browser with an empty cache, and tells what it asked of the servers. */
export async function takeWalk(browser: Browser, sandbox: Sandbox, walk: Walk): Promise<Walked> {
  await sandbox.api('reset', { method: 'POST', body: {} })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await context.newPage()
    const requests = await requestsOf(context, () => walk.go({ page, sandbox }))
    const calls: Asked[] = []
    const files = { count: 0, bytes: 0 }
    for (const request of requests) {
      const { port, pathname } = new URL(request.url())
      const answer = await answerOf(request)
      const { status, sent = 0, received = 0 } = answer ?? {}
      if (isCall(pathname)) {
        calls.push({
          call: `${request.method()} ${pathname}`,
          status,
          sentBytes: sent,
          receivedBytes: received,
        })
      } else if (answer && port === new URL(sandbox.origin).port && pathname.startsWith('/signin')) {
        files.count += 1
        files.bytes += received
      }
    }
    return { walk, calls, files }
  } finally {
    await context.close()
  }
}
