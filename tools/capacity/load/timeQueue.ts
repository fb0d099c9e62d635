/** Items that are due at a point in time, the earliest first; of two at one time, the one that was added first. */
export class TimeQueue<T> {
  private readonly heap: { at: number; turn: number; what: T }[] = []
  private turns = 0

  /** The time of the next item; Infinity if there is none. */
  get next(): number {
    return this.heap[0]?.at ?? Infinity
  }

  add(at: number, what: T): void {
    const entry = { at, turn: this.turns++, what }
    let place = this.heap.length
    this.heap.push(entry)
    while (place > 0) {
      const above = (place - 1) >> 1
      const parent = this.heap[above]
      if (!parent || !isSooner(entry, parent)) break
      this.heap[place] = parent
      place = above
    }
    this.heap[place] = entry
  }

  take(): T | undefined {
    const [first] = this.heap
    const last = this.heap.pop()
    if (!first || !last || this.heap.length === 0) return first?.what
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      const [one, other] = [this.heap[left], this.heap[left + 1]]
      if (!one) break
      const below = other && isSooner(other, one) ? left + 1 : left
      const child = other && below !== left ? other : one
      if (!isSooner(child, last)) break
      this.heap[place] = child
      place = below
    }
    this.heap[place] = last
    return first.what
  }
}

const isSooner = (a: { at: number; turn: number }, b: { at: number; turn: number }): boolean =>
  a.at < b.at || (a.at === b.at && a.turn < b.turn)
