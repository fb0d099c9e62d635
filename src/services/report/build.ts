/** The hash in the name of the first script, which no two builds share. */
export const buildOf = (scripts: Iterable<HTMLScriptElement>): string =>
  [...scripts].map(({ src }) => /\/main\.([\da-f]+)\.js$/.exec(src)?.[1]).find(Boolean) ?? 'unknown'
