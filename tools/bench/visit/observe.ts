import type { Task } from './usage'

/** The records of an observed page; times are in milliseconds since its navigation began. */
export interface Notes {
  firstPaintAt?: number
  largestPaintAt?: number
  usableAt?: number
  passwordPaintedAt?: number
  /** The sum of all shifts that no user action caused. */
  shift: number
  tasks: Task[]
  /** The time from each key to the paint that shows it. */
  keyToPaint: number[]
}

/** The fields that the page reports: the username field when it accepts keys, the password field when it is painted. */
export type Field = 'username' | 'password'

declare global {
  interface Window {
    bench: Notes
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page, before its own scripts. It changes only the focus, which a user would put into the field. */
export function observe(): void {
  const bench: Notes = { shift: 0, tasks: [], keyToPaint: [] }
  window.bench = bench
  const report = (field: Field): void => window.benchReport(JSON.stringify(field))

  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaintAt = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (bench.largestPaintAt = startTime))
  watch('layout-shift', entry => {
    const { value, hadRecentInput } = entry as LayoutShift
    if (!hadRecentInput) bench.shift += value
  })
  watch('longtask', ({ startTime, duration }) => bench.tasks.push({ startTime, duration }))

  const usableField = (name: string): HTMLInputElement | undefined => {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const usable = field && !field.disabled && !field.readOnly && field.getClientRects().length > 0
    return usable ? field : undefined
  }
  const onceUsable = (name: string, then: (field: HTMLInputElement) => void): void => {
    requestAnimationFrame(() => {
      const field = usableField(name)
      if (field) then(field)
      else onceUsable(name, then)
    })
  }
  // From within a frame: the message arrives once the frame is painted.
  const afterThisFrame = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(undefined)
  }

  onceUsable('username', field => {
    bench.usableAt = performance.now()
    if (document.activeElement !== field) field.focus()
    report('username')
  })
  const onKey = ({ key, timeStamp }: KeyboardEvent): void => {
    if (key === 'Enter') {
      onceUsable('password', () =>
        afterThisFrame(() => {
          bench.passwordPaintedAt ??= performance.now()
          report('password')
        }),
      )
    } else {
      requestAnimationFrame(() => afterThisFrame(() => bench.keyToPaint.push(performance.now() - timeStamp)))
    }
  }
  addEventListener('keydown', onKey, true)
}
