import path from 'node:path'
import { type Browser, webkit } from 'playwright-core'
import { openDisplay } from '../display'
import { SMALL, stop } from './processes'
import { openProfile } from './relay/profile'
import { ensureWebKit } from './webkit'

const RELAY = path.resolve('scripts/programs/webkit/relay.ts')

/** Playwright's options for WebKitGTK. For a WebKit without windows, Playwright would wait half a second for each page. */
export const WEBKIT_LAUNCH = { executablePath: RELAY, headless: false }

/** Starts a WebKitGTK whose contexts are separate browsers, each with an empty profile, on a virtual display. */
export function launchWebKit(): Promise<Browser> {
  // A missing program is reported here, not by the relay.
  ensureWebKit()
  return webkit.launch(WEBKIT_LAUNCH)
}

/** Returns the version of WebKitGTK, which Playwright does not know. */
export async function webKitVersion(): Promise<string> {
  const programs = ensureWebKit()
  const display = await openDisplay(programs.display, SMALL)
  const profile = await openProfile({ id: '', display: display.name, programs }, () => {})
  const { version } = profile.driver()
  await profile.close()
  await stop(display.child)
  return version
}
