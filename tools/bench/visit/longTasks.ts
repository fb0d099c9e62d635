/** A longer task counts as long, in milliseconds. */
const LONG_MS = 50

export interface Task {
  /** Milliseconds since the navigation began. */
  startTime: number
  duration: number
}

export interface LongTasks {
  count: number
  longest: number
  /** The sum of the time over 50 ms of each. */
  blocked: number
  /** The longest task that began after the first paint. */
  longestAfterPaint: number
}

const longestOf = (tasks: Task[]): number => Math.max(0, ...tasks.map(({ duration }) => duration))

/** Returns a summary of the long tasks of a page that began before `until`. */
export function longTasks(tasks: Task[], firstPaint: number, until: number): LongTasks {
  const long = tasks.filter(({ startTime, duration }) => startTime < until && duration > LONG_MS)
  return {
    count: long.length,
    longest: longestOf(long),
    blocked: long.reduce((sum, { duration }) => sum + duration - LONG_MS, 0),
    longestAfterPaint: longestOf(long.filter(({ startTime }) => startTime >= firstPaint)),
  }
}
