import type { Browser } from 'playwright-core'

export interface Table {
  title: string
  columns: string[]
  rows: string[][]
  /** An explanation, if the columns are not enough. */
  note?: string
}

export interface Bench {
  browser: Browser
  /** The number of visits to each page. */
  runs: number
  print: (line: string) => void
}

/** One measurement of the benchmark. */
export interface Measure {
  name: string
  run: (bench: Bench) => Promise<Table[]>
}
