/** A place outside the app: an identity provider, the web app, an app of this device. */
export interface Outside {
  outside: 'provider' | 'webApp' | 'app' | 'elsewhere'
  url: string
  /** The person has been on another page since. */
  left?: true
}

/** A document of the app, as far as the history of a tab knows it. */
export interface TabDocument {
  state: 'live' | 'frozen' | 'gone'
  end: (state: 'frozen' | 'gone') => void
}

export interface HistoryEntry<D extends TabDocument> {
  url: string
  state?: unknown
  page: D | Outside
}

/** One tab: its history, its session storage, and whether a page of the web app has opened it. */
export class Tab<D extends TabDocument> {
  readonly entries: HistoryEntry<D>[] = []
  at = -1
  readonly session: Record<string, string> = {}
  closed = false

  constructor(
    readonly name: string,
    readonly opener: boolean,
  ) {}

  get entry(): HistoryEntry<D> {
    const entry = this.entries[this.at]
    if (!entry) throw new Error(`${this.name} has no page`)
    return entry
  }

  /** The document that the person sees. */
  get shown(): D | Outside {
    return this.entry.page
  }

  push(entry: HistoryEntry<D>): void {
    for (const { page } of this.entries.splice(this.at + 1))
      if ('state' in page && page !== entry.page && !this.entries.some(each => each.page === page))
        page.end('gone')
    this.entries.push(entry)
    this.at = this.entries.length - 1
  }

  replace(entry: HistoryEntry<D>): void {
    const { page } = this.entry
    this.entries[this.at] = entry
    if ('state' in page && page !== entry.page && !this.entries.some(each => each.page === page))
      page.end('gone')
  }
}
