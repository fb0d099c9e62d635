import { type Handler, startServer, type TestServer } from './startServer'

export type { Handler, SeenRequest, ServedAnswer, TestServer } from './startServer'

const running: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(close => close()))
})

/**
 * A real server on a free port of this machine, closed after the test.
 * The page moves to `/signin/` of its origin, so that the calls of the app reach it; `{ page: false }` leaves the page unchanged.
 */
export async function serve(handler: Handler, { page = true } = {}): Promise<TestServer> {
  const { origin, requests, close } = await startServer(handler)
  running.push(close)
  if (page) visit(`${origin}/signin/`)
  return { origin, requests }
}
