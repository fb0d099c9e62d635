const NODE_MODULES = 'node_modules/'

/** Returns the folder in which Node would find a package, starting from another folder; undefined if no folder on the way has it. */
export function resolveFrom(
  folder: string,
  name: string,
  exists: (folder: string) => boolean,
): string | undefined {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf(NODE_MODULES) - 1))) {
    const candidate = `${from === '' ? '' : `${from}/`}${NODE_MODULES}${name}`
    if (exists(candidate)) return candidate
    if (from === '') return undefined
  }
}
