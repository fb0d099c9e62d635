/** What people wait for, in bytes of brotli. */
export interface Part {
  name: string
  bytes: number
  /** A part of another row has none of its own. */
  bound?: number
}

/** The bytes of each part, as the repository keeps them. */
export type Kept = Readonly<Record<string, number>>

export interface Verdict {
  ok: boolean
  lines: string[]
}

const HEAD = ['', 'bytes', 'bound', 'air', 'since']

const signed = (bytes: number): string => (bytes > 0 ? `+${bytes}` : String(bytes))

/** How much a part differs from what was kept: nothing to say where it does not. */
function since({ name, bytes }: Part, kept: Kept): string {
  const before = kept[name]
  if (before === undefined) return 'new'
  return bytes === before ? '' : signed(bytes - before)
}

/** More bytes than the same change gives from one machine to the next. */
const STALE_BYTES = 200

/** Whether the kept figures are older than what was built: a part is new or gone, or differs by more than 200 bytes. */
export const isStale = (parts: Part[], kept: Kept): boolean =>
  parts.length !== Object.keys(kept).length ||
  parts.some(({ name, bytes }) => !(Math.abs(bytes - (kept[name] ?? Infinity)) <= STALE_BYTES))

const STALE =
  'scripts/budget/kept.json is older than this build: write it with `npm run budget -- --accept`, and commit it'

/** Whether each part keeps to its bound, as a table; a part without a byte is one that was not found. */
export function judge(parts: Part[], kept: Kept): Verdict {
  const rows = parts.map(part => [
    part.name,
    String(part.bytes),
    ...(part.bound === undefined ? ['', ''] : [String(part.bound), String(part.bound - part.bytes)]),
    since(part, kept),
  ])
  const gone = Object.keys(kept).filter(name => !parts.some(part => part.name === name))
  const over = parts.flatMap(({ name, bytes, bound = Infinity }) =>
    bytes > bound ? [`${name}: ${bytes - bound} bytes too many`] : [],
  )
  return {
    ok: parts.length > 0 && over.length === 0 && parts.every(({ bytes }) => bytes > 0),
    lines: [
      ...table([HEAD, ...rows]),
      ...gone.map(name => `${name} is gone: it had ${kept[name]} bytes`),
      ...over,
      ...(isStale(parts, kept) ? [STALE] : []),
    ],
  }
}

/** The first column to the left, figures to the right. */
function table(rows: string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows.map(row =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

export const keptOf = (parts: Part[]): Kept =>
  Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes]))
