import path from 'node:path'
import { type Browser, webkit } from 'playwright-core'
import { openDisplay } from '../display'
import { SMALL, stop } from './processes'
import { openProfile } from './relay/profile'
import { ensureWebKit } from './webkit'

const RELAY = path.resolve('scripts/programs/webkit/relay.ts')

/** A WebKitGTK whose contexts are browsers of their own, each with an empty profile, on a display that nobody sees. */
export function launchWebKit(): Promise<Browser> {
  // What is missing is told here, and not by the relay.
  ensureWebKit()
  // Playwright would wait half a second for each page of a WebKit without windows.
  return webkit.launch({ executablePath: RELAY, headless: false })
}

/** The version of WebKitGTK, which Playwright does not know. */
export async function webKitVersion(): Promise<string> {
  const programs = ensureWebKit()
  const display = await openDisplay(programs.display, SMALL)
  const profile = await openProfile({ id: '', display: display.name, programs }, () => {})
  const { version } = profile.driver()
  await profile.close()
  await stop(display.child)
  return version
}
