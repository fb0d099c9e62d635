import type { Browser } from 'playwright-core'

export interface Table {
  title: string
  columns: string[]
  rows: string[][]
  /** How to read it, where the columns do not say. */
  note?: string
}

export interface Bench {
  browser: Browser
  /** How often each page is visited. */
  runs: number
  say: (line: string) => void
}

/** One thing that the bench finds out. */
export interface Measure {
  name: string
  run: (bench: Bench) => Promise<Table[]>
}
