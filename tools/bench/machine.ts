import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright-core'
import type { Table } from './measure'

/** Returns the versions behind the figures; nothing that identifies the machine. */
export const machine = (browser: Browser): Table => ({
  title: 'Measured with',
  columns: ['', ''],
  rows: [
    ['processor cores', String(availableParallelism())],
    ['Node', process.version],
    ['Chromium', browser.version()],
  ],
})
