export const TOPICS = [
  'people',
  'calls',
  'phones',
  'tickets',
  'faults',
  'partners',
  'settings',
  'reports',
  'visits',
  'violations',
] as const
export type Topic = (typeof TOPICS)[number]

const GATHER_MS = 100

/** Notifies the control room of changes, combined so that a burst of calls is one message. */
export class Events {
  private listeners = new Set<(topics: Topic[]) => void>()
  private changed = new Set<Topic>()
  private timer: NodeJS.Timeout | undefined

  emit(topic: Topic): void {
    if (this.listeners.size === 0) return
    this.changed.add(topic)
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS)
  }

  subscribe(listener: (topics: Topic[]) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private flush(): void {
    this.timer = undefined
    const topics = [...this.changed]
    this.changed.clear()
    for (const listener of this.listeners) listener(topics)
  }
}
