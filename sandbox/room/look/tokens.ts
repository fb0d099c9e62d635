/** The settings of a company's look, as fields of the form. */
export interface Token {
  label: string
  /** Its name in the configuration. */
  path: readonly string[]
  kind: 'color' | 'number' | 'list' | 'text'
  hint: string
}

export const TOKENS: readonly Token[] = [
  { label: 'Accent', path: ['accentColor'], kind: 'color', hint: '#1f55c4' },
  { label: 'Surface', path: ['look', 'surfaceColor'], kind: 'color', hint: '#ffffff' },
  { label: 'Radius, in pixels', path: ['look', 'radius'], kind: 'number', hint: '12' },
  { label: 'Fonts', path: ['look', 'fontFamilies'], kind: 'list', hint: 'Inter, Segoe UI' },
  { label: 'Logo', path: ['look', 'logo'], kind: 'text', hint: '/sandbox/files/header.svg' },
  { label: 'Logo for the dark look', path: ['look', 'darkLogo'], kind: 'text', hint: '/brand/dark.svg' },
  { label: 'Favicon', path: ['look', 'favicon'], kind: 'text', hint: '/brand/icon.svg' },
  { label: 'Welcome', path: ['look', 'welcome'], kind: 'text', hint: 'Good work begins here.' },
  { label: 'Privacy', path: ['look', 'links', 'privacy'], kind: 'text', hint: '/privacy' },
  { label: 'Imprint', path: ['look', 'links', 'imprint'], kind: 'text', hint: '/imprint' },
  { label: 'Terms', path: ['look', 'links', 'terms'], kind: 'text', hint: '/terms' },
  { label: 'Help', path: ['look', 'links', 'help'], kind: 'text', hint: '/help' },
]

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a token's value in a configuration for the form; a value by language is JSON. */
export function shownValue(config: Values, { path }: Token): string {
  const value = path.reduce<unknown>((at, name) => (isValues(at) ? at[name] : undefined), config)
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns the typed value for the configuration; undefined if the field is empty. */
export function typedValue(text: string, { kind }: Token): unknown {
  const typed = text.trim()
  if (typed === '') return undefined
  if (kind === 'number') return Number(typed)
  if (kind === 'list') return typed.split(',').map(name => name.trim())
  return typed.startsWith('{') ? parsed(typed) : typed
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the configuration with these values; an object without values is omitted. */
export function dressed(config: Values, values: ReadonlyMap<Token, unknown>): Values {
  const next: Values = { ...config }
  delete next.accentColor
  delete next.look
  for (const [{ path }, value] of values) if (value !== undefined) put(next, path, value)
  return next
}

function put(into: Values, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[name] = value
  else {
    const inner = isValues(into[name]) ? into[name] : {}
    into[name] = inner
    put(inner, rest, value)
  }
}
