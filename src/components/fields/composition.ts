import type { CompositionEvent, InputEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The end of a composition, whose `input` event some browsers send after it. */
interface Ended {
  /** The text that the input method left. */
  composed: string
  /** The text that the field shows instead. */
  shown: string
  timeMs: number
}

/** An `input` event that follows the end within this time may be its own. */
const OWN_INPUT_MS = 250

const composing = new WeakSet<Field>()
const ended = new WeakMap<Field, Ended>()

interface CompositionHandlers<F extends Field> {
  /** Learns of a text that is not final yet; must not change the field's value. */
  during?: (field: F) => void
  /** Receives the final text, and may change the field's value. `composed` is the part that a composition has inserted. */
  after: (field: F, composed?: string) => void
}

/**
 * Returns the event handlers of a field that changes its own value: an input method loses its text if the value changes during a composition.
 * Each text is reported once, whether the browser sends the last `input` event before or after `compositionend` (forms/composition).
 */
export function composedInput<F extends Field>({ during, after }: CompositionHandlers<F>) {
  return {
    // React requires an onChange for a field with a value, but does not call it when a script sets the field
    // (forms/set-by-script).
    onChange: () => undefined,
    onCompositionStart: ({ currentTarget }: CompositionEvent<F>) => {
      composing.add(currentTarget)
    },
    onInput: ({ currentTarget: field, nativeEvent, timeStamp }: InputEvent<F>) => {
      // WebKit's deletion of the composed text is part of the composition, although its event does not mark it as such.
      if (composing.has(field) || nativeEvent.isComposing) during?.(field)
      else if (!belongsToEnd(field, timeStamp)) after(field)
    },
    onCompositionEnd: ({ currentTarget: field, data, timeStamp }: CompositionEvent<F>) => {
      composing.delete(field)
      const composed = field.value
      after(field, data)
      ended.set(field, { composed, shown: field.value, timeMs: timeStamp })
    },
  }
}

/** Whether an `input` event only repeats the text of a composition that has ended; then shows that text as before. */
function belongsToEnd(field: Field, timeMs: number): boolean {
  const end = ended.get(field)
  ended.delete(field)
  if (!end || timeMs - end.timeMs > OWN_INPUT_MS) return false
  if (field.value !== end.composed && field.value !== end.shown) return false
  field.value = end.shown
  return true
}
