import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { brotli } from 'deploy/compress.mjs'
import { startSite } from './site'

const QUIET_MS = 1500
const PREFIX = '/signin/'

/** Runs in the page, with the page's timer, so that everything due earlier has happened, however slow the machine is. */
const waitInPage = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits until the network is idle for a while: some chunks load late, or through other chunks. */
async function settled(page: Page, requests: string[]): Promise<void> {
  let seen = -1
  while (seen !== requests.length) {
    seen = requests.length
    await page.evaluate(waitInPage, QUIET_MS)
  }
}

/** Returns the bytes of a file as a server sends it, compressed with brotli. */
export const weigh = async (file: string): Promise<number> =>
  (existsSync(`${file}.br`) ? await readFile(`${file}.br`) : await brotli(await readFile(file))).length

/** Returns every script of a built folder that `/signin/` fetches before the user does anything. */
export async function firstScripts(folder: string, browser: Browser): Promise<string[]> {
  const site = await startSite(folder)
  const page = await browser.newPage()
  try {
    await page.goto(site.origin + PREFIX)
    await settled(page, site.requests)
    return [...new Set(site.requests)]
      .filter(address => address.startsWith(PREFIX) && address.endsWith('.js'))
      .map(address => address.slice(PREFIX.length))
      .filter(name => existsSync(path.join(folder, name)))
  } finally {
    await page.close()
    await site.stop()
  }
}
