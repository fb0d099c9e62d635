import type { EffectEntry, JsonValue } from '../recording/entries'
import { isOwnPlace, type SagaNames, sourcesOf } from '../recording/names'
import type { Difference } from './difference'

const LONGEST = 300

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const listed = (values: readonly JsonValue[]): string => values.map(value => JSON.stringify(value)).join(', ')

/** Returns the arguments of an effect as text: the payload of an action, and nothing for a take, whose name contains its types. */
function argumentText({ kind, args }: EffectEntry): string {
  if (kind === 'take') return ''
  return kind === 'put' ? listed([(args[0] as { payload?: JsonValue }).payload ?? null]) : listed(args)
}

/** Describes an effect in one line. */
export function effectText(effect: EffectEntry): string {
  const { kind, name, label } = effect
  const word = kind === name ? kind : `${kind} ${name || 'a function without a name'}`
  return short([label === undefined ? '' : `${label}:`, word, argumentText(effect)].filter(Boolean).join(' '))
}

const resultText = ({ end }: Partial<EffectEntry> = {}): string =>
  end === undefined
    ? 'nothing yet'
    : end.how === 'cancelled'
      ? 'cancelled'
      : short(`${end.how} ${JSON.stringify(end.value)}`)

/** Returns the file and line of the saga that has created an effect. */
export function placeOf(effect: EffectEntry | undefined, names: SagaNames = {}): string | undefined {
  const place = new RegExp(`(${sourcesOf(names)}[\\w./-]+\\.[jt]sx?:\\d+)`, 'g')
  const places = (effect?.stack ?? '').matchAll(place)
  return [...places].map(([each]) => each).find(each => isOwnPlace(each, names))
}

/** Describes a difference in lines: its place, the recorded effect, and the effect that the code yields now. */
export function differenceLines(difference: Difference, names: SagaNames = {}): string[] {
  const { what, saga, nth, one, other, before } = difference
  const place = placeOf(other, names) ?? placeOf(before, names)
  const answer = what === 'answer'
  const recorded = one ? effectText(one) + (answer ? ` ${resultText(one)}` : '') : 'nothing more'
  const now = !other ? 'nothing more' : effectText(other) + (answer ? ` ${resultText(other)}` : '')
  const missing = what === 'missing' && other !== undefined
  return [
    `${saga}, effect ${nth}`,
    `  recorded: ${recorded}`,
    `  now:      ${now}${missing ? ', without the recorded one' : ''}`,
    ...(place === undefined ? [] : [`  at ${other ? '' : 'the latest, '}${place}`]),
  ]
}

/** Describes a difference as one sentence about the second run. */
export function differenceSentence({ what, saga, one, other, before, within }: Difference): string {
  const mine = one ? effectText(one) : ''
  const theirs = other ? effectText(other) : ''
  switch (what) {
    case 'added':
      return `${saga} also does: ${theirs}`
    case 'other':
      return `${saga} does: ${theirs} – in place of: ${mine}`
    case 'answer':
      return `${saga}: ${theirs} ${resultText(other)} – in the other run it ${resultText(one)}`
    case 'missing':
      if (before && !before.end && !within?.end)
        return `${saga} still waits: ${effectText(before)} – the other run went on with: ${mine}`
      return `${saga} lacks: ${mine} – it ${other ? `goes on with: ${theirs}` : 'does nothing more'}`
  }
}
