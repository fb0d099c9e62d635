import { type ChildProcess, spawn } from 'node:child_process'
import { freePorts } from 'scripts/programs/freePorts'
import { stop } from 'scripts/programs/display'
import { openDriver } from 'scripts/programs/webkit/driver'
import { connectInspector, type Inspector, type Message } from 'scripts/programs/webkit/inspector'
import type { Programs } from 'scripts/programs/webkit/webkit'
import { type Page, pageOf } from './page'
import { windowsOf } from './windows'

/** A separate WebKit with an empty profile, which is a context for Playwright. */
export type Profile = Awaited<ReturnType<typeof openProfile>>

type Send = (message: Message, page?: string) => void

/** The interval of the search for pages that have opened themselves. */
const LOOK_MS = 50
/** The time in which a page must report, before another number is tried. */
const THERE_MS = 2000
/** The browser has opened one page; the next number is the driver's, which must receive its own responses. */
const FIRST = 1
const DRIVER = 2

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** The location of a browser's files, its display and its language. */
interface Place {
  id: string
  display: string
  programs: Programs
  language?: string
}

export async function openProfile(place: Place, send: Send) {
  const [port = 0] = await freePorts(1)
  const environment = {
    ...process.env,
    DISPLAY: place.display,
    // No accessibility client is listening, and its bus does not exist.
    NO_AT_BRIDGE: '1',
    LC_ALL: 'en_US.UTF-8',
  }
  const child: ChildProcess = spawn(place.programs.browser, ['--automation'], {
    stdio: 'ignore',
    env: { ...environment, WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}` },
  })
  const pages = new Map<number, Page>()
  /** The numbers of closed pages. */
  const gone = new Set<number>()
  /** Callbacks that wait for the next page. */
  const wanted: ((page: Page) => void)[] = []
  let busy: Promise<unknown> = Promise.resolve()
  let highest = DRIVER
  let closing = false
  /** The window of the page that closed last: it stays, empty, until there is another one, because the driver ends with the last window. */
  let last: string | undefined

  const queue: [number, Message][] = []
  let processing = false
  /** Processes one message after another, each with all its consequences. */
  async function processAll(): Promise<void> {
    if (processing) return
    processing = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      hear(...next)
      await new Promise(resolve => setImmediate(resolve))
    }
    processing = false
  }

  const inspector: Inspector = await connectInspector(port, (number, message) => {
    queue.push([number, message])
    void processAll()
  })

  function removePage(page: Page): void {
    for (const [number, each] of pages)
      if (each === page && pages.delete(number)) {
        gone.add(number)
        send({ method: 'Playwright.pageProxyDestroyed', params: { pageProxyId: page.id } })
      }
  }

  /** The opener is the previous page; no test needs more. */
  function arrived(number: number): Page {
    const id = `${place.id}.${number}`
    const page: Page = pageOf(id, number, inspector, {
      send: message => send(message, id),
      closed: () => removePage(page),
      language: place.language,
    })
    const callback = wanted.shift()
    const openerId = callback ? undefined : [...pages.values()].at(-1)?.id
    pages.set(number, page)
    highest = Math.max(highest, number)
    const about = { pageProxyId: id, browserContextId: place.id, openerId }
    send({ method: 'Playwright.pageProxyCreated', params: about })
    if (callback) callback(page)
    else busy = busy.then(() => findOwn(page)).catch(() => undefined)
    return page
  }

  function hear(number: number, message: Message): void {
    const page =
      pages.get(number) ??
      (!gone.has(number) && message.method === 'Target.targetCreated' ? arrived(number) : undefined)
    page?.hear(message)
  }

  const driver = await openDriver(place.programs.driver, port, environment)
  const windows = windowsOf(driver)
  /**
   * Searches for the next page. A number is tried again only if nothing has come of the last attempt: a page that is attached twice
   * reports no more events. All its events arrive before the response of a page that is attached after it.
   */
  async function look(): Promise<void> {
    while (!closing) {
      const [known] = pages.values()
      if (known) {
        inspector.attach(highest + 1)
        await Promise.race([known.there(), pause(THERE_MS)])
      }
      if (pages.size > 1) await reportClosed()
      await pause(LOOK_MS)
    }
  }
  void look()

  /** A page that opened itself may be gone before its window is known. */
  async function findOwn(page: Page): Promise<void> {
    if (!(await windows.find(page))) removePage(page)
  }

  /** Reports the pages that have closed themselves. */
  async function reportClosed(): Promise<void> {
    const closed = await windows.closed([...pages.values()]).catch(() => [])
    closed.forEach(removePage)
  }

  /** Returns the window of a page, including a page that has opened itself. */
  async function windowOf(page: Page): Promise<string | undefined> {
    await busy
    if (!page.window) await windows.find(page)
    return page.window
  }

  async function closeLast(): Promise<void> {
    const window = last
    last = undefined
    await driver.ask('DELETE', '/window', undefined, window)
  }

  async function open(): Promise<Page> {
    const page = new Promise<Page>(resolve => wanted.push(resolve))
    if (!windows.any()) inspector.attach(FIRST)
    else {
      const [known] = pages.values()
      await driver.ask('POST', '/window/new', { type: 'window' }, last ?? known?.window)
      if (pages.size === 0) inspector.attach(highest + 1)
      if (last) void page.then(closeLast)
    }
    return page
  }

  return {
    driver,
    pages: () => [...pages.values()],
    page: (id: string): Page | undefined => [...pages.values()].find(page => page.id === id),
    createPage: (): Promise<Page> => {
      const page = busy.then(open)
      busy = page.then(windows.find).catch(() => undefined)
      return page
    },
    windowOf,
    reportClosed,
    closePage: async (page: Page): Promise<void> => {
      const window = await windowOf(page)
      const empty = (): Promise<unknown> => driver.ask('POST', '/url', { url: 'about:blank' }, window)
      if (pages.size > 1) await driver.ask('DELETE', '/window', undefined, window)
      else await page.arrive(empty).then(() => (last = window))
      removePage(page)
    },
    close: async () => {
      closing = true
      inspector.close()
      await Promise.all([driver.close(), stop(child)])
    },
  }
}
