import type { Browser, BrowserContext, Request } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Walk } from './walk'

const PATIENCE_MS = 20_000

export interface Asked {
  /** In the contract's notation: `GET /api/online/v1/settings`. */
  call: string
  /** Undefined if the page does not wait for the response. */
  status: number | undefined
  /** The bytes of the bodies, as transferred. */
  sentBytes: number
  receivedBytes: number
}

export interface Walked {
  walk: Walk
  calls: Asked[]
  /** The app's own files: pages, scripts, images. */
  files: { count: number; bytes: number }
}

const isCall = (pathname: string): boolean =>
  pathname.startsWith('/api/') || pathname === '/auth/v2/autologin'

/** Returns the requests of a context in the order in which they began, until the network is idle. */
async function requestsOf(context: BrowserContext, go: () => Promise<void>): Promise<Request[]> {
  const requests: Request[] = []
  context.on('request', request => requests.push(request))
  await go()
  await Promise.all(context.pages().map(page => page.waitForLoadState('networkidle')))
  return requests
}

/** Returns a response and its sizes; undefined if the page abandoned it. */
async function answerOf(
  request: Request,
): Promise<{ status: number; sent: number; received: number } | undefined> {
  const response = await request.response()
  if (response === null || request.failure() !== null) return undefined
  const { requestBodySize, responseBodySize } = await request.sizes()
  return { status: response.status(), sent: requestBodySize, received: responseBodySize }
}

/** Walks a journey in a browser with an empty cache, and returns its requests to the servers. */
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
