import type { Page } from 'test/model/browser/page'

/** A place outside the app: an identity provider, the web app, an app of this device. */
export interface Outside {
  outside: 'provider' | 'webApp' | 'nativeApp' | 'elsewhere'
  url: string
  /** The person has been on another page since. */
  left?: true
}

export interface HistoryEntry {
  url: string
  state?: unknown
  page: Page | Outside
}

/** One tab: its history, its session storage, and whether a page of the web app has opened it. */
export class Tab {
  readonly entries: HistoryEntry[] = []
  at = -1
  readonly session: Record<string, string> = {}
  closed = false

  constructor(
    readonly name: string,
    readonly opener: boolean,
  ) {}

  get entry(): HistoryEntry {
    const entry = this.entries[this.at]
    if (!entry) throw new Error(`${this.name} has no page`)
    return entry
  }

  /** The document that the person sees. */
  get shown(): Page | Outside {
    return this.entry.page
  }

  push(entry: HistoryEntry): void {
    for (const { page } of this.entries.splice(this.at + 1))
      if ('state' in page && page !== entry.page && !this.entries.some(each => each.page === page))
        page.end('gone')
    this.entries.push(entry)
    this.at = this.entries.length - 1
  }

  replace(entry: HistoryEntry): void {
    const { page } = this.entry
    this.entries[this.at] = entry
    if ('state' in page && page !== entry.page && !this.entries.some(each => each.page === page))
      page.end('gone')
  }
}
