import path from 'node:path'
import { chromium, type Page, type Request } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium, findShell } from 'scripts/programs/chromium'

const BRIDGE = path.join('sandbox', 'nativeClient', 'bridge.js')
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface NativeClientOptions {
  /** The address of the sign-in app. */
  address: string
  device: { name: string; id: string }
  /** The client's addition to the browser's user agent; `nativeClientPattern` must match it. */
  agent?: string
  /** Opens an address in the person's own browser. */
  openOutside: (address: string) => void
  headless?: boolean
}

/** Starts a minimal native client: one window without an address bar, the bridge in its page, and external links passed to the browser. */
export async function startNativeClient({
  address,
  device,
  agent = 'HarborDesktop/5.2.0',
  openOutside,
  headless = false,
}: NativeClientOptions) {
  const context = await chromium.launchPersistentContext('', {
    // Without a window the headless shell suffices, which needs less CPU (decision 0281).
    executablePath: (headless && findShell()) || ensureChromium(),
    headless,
    args: [...CHROMIUM_FLAGS, `--app=data:text/html,`, '--window-size=1100,800'],
    userAgent: `${USER_AGENT} ${agent}`,
    viewport: null,
  })
  const { origin } = new URL(address)
  // The same window shows other sites during a sign-in: only the sign-in page may read the device.
  await context.exposeBinding('harborDevice', ({ frame }) =>
    new URL(frame.url()).origin === origin ? device : null,
  )
  await context.addInitScript({ path: BRIDGE })
  const page = context.pages()[0] ?? (await context.newPage())
  // A new window is an external link: never open a second webview.
  await context.route('**/*', route => {
    if (!leaves(route.request(), page)) return route.continue()
    openOutside(route.request().url())
    return route.abort()
  })
  page.on('popup', popup => void popup.close())
  await page.goto(address)
  return { page, context, close: () => context.close() }
}

function leaves(request: Request, page: Page): boolean {
  if (!request.isNavigationRequest()) return false
  try {
    return request.frame().page() !== page
  } catch {
    // Its window does not exist yet.
    return true
  }
}
