import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { brotli, gzipped } from 'scripts/build/precompress'
import { startSite } from './site'

export interface LoadedFile {
  name: string
  bytes: number
  gzip: number
  brotli: number
}

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

/** Returns the sizes of a file, as a server sends it. */
export async function weigh(file: string, name: string): Promise<LoadedFile> {
  const bytes = await readFile(file)
  const size = async (suffix: string, compress: typeof brotli): Promise<number> =>
    (existsSync(file + suffix) ? await readFile(file + suffix) : await compress(bytes)).length
  return { name, bytes: bytes.length, brotli: await size('.br', brotli), gzip: await size('.gz', gzipped) }
}

/** Returns every file of a built folder that `/signin/` fetches before the user does anything, except the page itself. */
export async function firstLoad(folder: string, browser: Browser): Promise<LoadedFile[]> {
  const site = await startSite(folder)
  const page = await browser.newPage()
  try {
    await page.goto(site.origin + PREFIX)
    await settled(page, site.requests)
    const names = [...new Set(site.requests)]
      .filter(address => address.startsWith(PREFIX) && address !== PREFIX)
      .map(address => address.slice(PREFIX.length))
      .filter(name => existsSync(path.join(folder, name)))
    return await Promise.all(names.map(name => weigh(path.join(folder, name), name)))
  } finally {
    await page.close()
    await site.stop()
  }
}

export const scriptsOf = (files: LoadedFile[]): LoadedFile[] =>
  files.filter(({ name }) => name.endsWith('.js'))

export const total = (files: LoadedFile[], size: 'bytes' | 'gzip' | 'brotli'): number =>
  files.reduce((sum, file) => sum + file[size], 0)
