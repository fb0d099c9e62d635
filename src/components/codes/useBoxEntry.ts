import { type KeyboardEvent, useState } from 'react'
import {
  type CodeDigits,
  composedDigits,
  filled,
  isMany,
  lastFilled,
  nextBox,
  typedInto,
} from 'src/components/codes/codeDigits'
import { usePastedCode } from 'src/components/codes/usePastedCode'
import { composedInput } from 'src/components/fields/composition'
import { digitsIn } from 'src/components/fields/plainText'

interface BoxEntry {
  digits: CodeDigits
  readOnly: boolean
  focus: (box: number) => void
  /** `last` is the box of the last digit of the entry. */
  onChange: (digits: CodeDigits, last: number) => void
  problem: unknown
}

/** The keys, compositions and pasted texts of a code's boxes (password-reset/code-keys, forms/code-pasted). */
export function useBoxEntry({ digits, readOnly, focus, onChange, problem }: BoxEntry) {
  const [draft, setDraft] = useState<{ at: number; text: string }>()
  const change = (next: CodeDigits, last: number, box: number) => {
    if (next === digits) return
    paste.edited()
    onChange(next, last)
    focus(box)
  }
  const after = (at: number) => Math.min(at + 1, digits.length - 1)
  const enter = (at: number, text: string) => {
    const next = filled(digits, at, text)
    change(next, lastFilled(digits, at, text), nextBox(next))
  }
  const paste = usePastedCode({
    length: digits.length,
    onText: (read, text, _input, at) => {
      if (read.kind === 'digits') enter(at, text)
      else enter(0, read.code)
      return true
    },
    news: readOnly || problem,
  })
  const type = (at: number) => (box: HTMLInputElement, composed?: string) => {
    const { value } = box
    const before = digits[at] ?? ''
    setDraft(undefined)
    const several =
      composed === undefined ? isMany(value) : composedDigits(before, value, composed).length > 1
    const text = composed === undefined ? value : composedDigits(before, value, composed)
    const cancelled = composed === '' && value === before
    const next = cancelled ? digits : several ? filled(digits, at, text) : typedInto(digits, at, value)
    // An ignored character leaves the box unchanged, so React gets no change.
    box.value = next[at] ?? ''
    if (several) change(next, lastFilled(digits, at, text), nextBox(next))
    else change(next, at, next[at] === '' ? at : after(at))
  }
  const press = (at: number) => (event: KeyboardEvent) => {
    // An input method handles the key. Safari sends the last one after the composition, with the code 229.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari marks the key by nothing else
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    // Alt and the arrow go back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key.length === 1 && digitsIn(event.key) !== '') {
      // Firefox reports the caret of a box that receives a digit only after the next box has the focus, and Orca
      // would announce that box twice.
      event.preventDefault()
      if (!readOnly) change(typedInto(digits, at, event.key), at, after(at))
      return
    }
    const back = event.key === 'ArrowLeft' || (event.key === 'Backspace' && digits[at] === '')
    if (!back && event.key !== 'ArrowRight') return
    event.preventDefault()
    focus(at + (back ? -1 : 1))
  }
  return {
    /** The box whose last pasted text contained no code. */
    unread: paste.unread,
    value: (at: number): string => (draft?.at === at ? draft.text : (digits[at] ?? '')),
    on: (at: number) => ({
      ...composedInput<HTMLInputElement>({
        during: ({ value: text }) => setDraft({ at, text }),
        after: type(at),
      }),
      ...paste.on(at),
      onKeyDown: press(at),
    }),
  }
}
