import type { EffectEntry, Shown } from '../recording/entries'
import type { Difference } from './difference'

const LONGEST = 300
/** The saga's own line: the module that makes the effects stands above it. */
const PLACE = /(src\/(?!sagas\/effects|workbench\/)[\w./-]+\.tsx?):(\d+)/

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const listed = (values: readonly Shown[]): string => values.map(value => JSON.stringify(value)).join(', ')

/** What it is given: of an action its payload, of a take nothing but its name. */
function given({ kind, args }: EffectEntry): string {
  if (kind === 'take') return ''
  return kind === 'put' ? listed([(args[0] as { payload?: Shown }).payload ?? null]) : listed(args)
}

/** An effect in one line. */
export function said(effect: EffectEntry): string {
  const { kind, name, label } = effect
  const word = kind === name ? kind : `${kind} ${name || 'a function without a name'}`
  return short([label === undefined ? '' : `${label}:`, word, given(effect)].filter(Boolean).join(' '))
}

const came = ({ end }: Partial<EffectEntry> = {}): string =>
  end === undefined
    ? 'nothing yet'
    : end.how === 'cancelled'
      ? 'cancelled'
      : short(`${end.how} ${JSON.stringify(end.value)}`)

/** The file and line that has made an effect. */
export function placeOf(effect: EffectEntry | undefined): string | undefined {
  const [, file, line] = PLACE.exec(effect?.stack ?? '') ?? []
  return file === undefined ? undefined : `${file}:${line}`
}

/** What differs, in lines: where, what was recorded, and what the code asks for now. */
export function story(difference: Difference): string[] {
  const { what, saga, nth, one, other, before } = difference
  const place = placeOf(other) ?? placeOf(before)
  const answer = what === 'answer'
  const recorded = one ? said(one) + (answer ? ` ${came(one)}` : '') : 'nothing more'
  const now = !other ? 'nothing more' : said(other) + (answer ? ` ${came(other)}` : '')
  const missing = what === 'missing' && other !== undefined
  return [
    `${saga}, effect ${nth}`,
    `  recorded: ${recorded}`,
    `  now:      ${now}${missing ? ', without the recorded one' : ''}`,
    ...(place === undefined ? [] : [`  at ${other ? '' : 'the latest, '}${place}`]),
  ]
}

/** What differs, as one sentence about the second run. */
export function inWords({ what, saga, one, other, before, within }: Difference): string {
  const mine = one ? said(one) : ''
  const theirs = other ? said(other) : ''
  switch (what) {
    case 'added':
      return `${saga} also does: ${theirs}`
    case 'other':
      return `${saga} does: ${theirs} – in place of: ${mine}`
    case 'answer':
      return `${saga}: ${theirs} ${came(other)} – in the other run it ${came(one)}`
    case 'missing':
      if (before && !before.end && !within?.end)
        return `${saga} still waits: ${said(before)} – the other run went on with: ${mine}`
      return `${saga} lacks: ${mine} – it ${other ? `goes on with: ${theirs}` : 'does nothing more'}`
  }
}
