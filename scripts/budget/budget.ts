/** A part of the files that users wait for, in bytes of brotli. */
export interface Part {
  name: string
  bytes: number
  /** Absent for a part that another row already contains. */
  bound?: number
}

/** The bytes of each part, as stored in the repository. */
export type Baseline = Readonly<Record<string, number>>

const HEAD = ['', 'bytes', 'bound', 'air', 'since']

const signed = (bytes: number): string => (bytes > 0 ? `+${bytes}` : String(bytes))

/** Describes the difference between a part and its stored size; empty if there is none. */
function since({ name, bytes }: Part, baseline: Baseline): string {
  const before = baseline[name]
  if (before === undefined) return 'new'
  return bytes === before ? '' : signed(bytes - before)
}

/** More bytes than the same change can differ between two machines. */
const STALE_BYTES = 200

/** Returns true if the stored figures are older than the build: a part is new or gone, or differs by more than 200 bytes. */
export const isStale = (parts: Part[], baseline: Baseline): boolean =>
  parts.length !== Object.keys(baseline).length ||
  parts.some(({ name, bytes }) => !(Math.abs(bytes - (baseline[name] ?? Infinity)) <= STALE_BYTES))

const STALE =
  'scripts/budget/kept.json is older than this build: write it with `npm run budget -- --accept`, and commit it'

/** Checks each part against its bound, and returns a table; a part without bytes is one that was not found. `accepts`: the figures are about to be stored. */
export function judge(parts: Part[], baseline: Baseline, accepts = false): { ok: boolean; lines: string[] } {
  const rows = parts.map(part => [
    part.name,
    String(part.bytes),
    ...(part.bound === undefined ? ['', ''] : [String(part.bound), String(part.bound - part.bytes)]),
    since(part, baseline),
  ])
  const gone = Object.keys(baseline).filter(name => !parts.some(part => part.name === name))
  const over = parts.flatMap(({ name, bytes, bound = Infinity }) =>
    bytes > bound ? [`${name}: ${bytes - bound} bytes too many`] : [],
  )
  return {
    ok: parts.length > 0 && over.length === 0 && parts.every(({ bytes }) => bytes > 0),
    lines: [
      ...table([HEAD, ...rows]),
      ...gone.map(name => `${name} is gone: it had ${baseline[name]} bytes`),
      ...over,
      ...(!accepts && isStale(parts, baseline) ? [STALE] : []),
    ],
  }
}

/** Aligns the first column to the left, and figures to the right. */
function table(rows: string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows.map(row =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

export const baselineOf = (parts: Part[]): Baseline =>
  Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes]))
