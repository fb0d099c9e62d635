import type { Patch, Shown } from './entries'

const isBranch = (value: unknown): value is Record<string, Shown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$' in value)

/** Returns the differences between two states. */
export function diff(from: Shown | undefined, to: Shown | undefined, path: string[] = []): Patch[] {
  if (from === to) return []
  if (isBranch(from) && isBranch(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    return names.flatMap(name => diff(from[name], to[name], [...path, name]))
  }
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  return [{ path, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }]
}

function applied(
  value: Shown | undefined,
  [name, ...rest]: string[],
  to: Shown | undefined,
): Shown | undefined {
  if (name === undefined) return to
  const branch = isBranch(value) ? value : {}
  const inner = applied(branch[name], rest, to)
  if (inner !== undefined) return { ...branch, [name]: inner }
  return Object.fromEntries(Object.entries(branch).filter(([other]) => other !== name))
}

/** Returns the state after changes. */
export const patched = (state: Shown, patches: readonly Patch[]): Shown =>
  patches.reduce<Shown>((value, { path, to }) => applied(value, path, to) ?? {}, state)
