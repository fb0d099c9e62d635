import { useState } from 'react'
import type { Mask } from 'src/components/codes/codeMask'
import { usePastedCode } from 'src/components/codes/usePastedCode'
import { composedInput } from 'src/components/fields/composition'
import { digitsIn } from 'src/components/fields/plainText'

interface CodeInput {
  mask: Mask
  /** Whether a pasted message is searched for a code; a code with letters is pasted as it is. */
  readsMessages: boolean
  length?: number | undefined
  /** A pending request or a problem of the entered code. */
  news: unknown
  /** Receives the masked text after each change. */
  onEntry: (text: string) => void
}

/** The entry of a code in one uncontrolled field: typed, composed, pasted or dropped (forms/code-digits, forms/composition, forms/code-in-message). */
export function useCodeInput({ mask, readsMessages, length, news, onEntry }: CodeInput) {
  const [last, setLast] = useState('')
  const masked = (input: HTMLInputElement) => {
    const entry = { text: input.value, caret: input.selectionStart ?? input.value.length }
    return mask(entry, entry.text.length < last.length)
  }
  const report = (text: string) => {
    paste.edited()
    setLast(text)
    onEntry(text)
  }
  const paste = usePastedCode({
    length,
    onText: (read, pasted, input) => {
      const code = read.kind === 'code' ? read.code : digitsIn(pasted)
      // The browser inserts digits at the caret, and can undo it. A whole code replaces the digits in the field instead.
      if (read.kind === 'digits' && (code.length !== length || input.value === '')) return false
      const { text, caret } = mask({ text: code, caret: code.length }, false)
      input.value = text
      input.setSelectionRange(caret, caret)
      report(text)
      return true
    },
    news,
  })
  const typed = composedInput<HTMLInputElement>({
    // Some keyboards of phones compose until the field is left.
    during: input => {
      paste.edited()
      onEntry(masked(input).text)
    },
    after: input => {
      const { text, caret } = masked(input)
      if (text !== input.value) {
        input.value = text
        input.setSelectionRange(caret, caret)
      }
      report(text)
    },
  })
  return {
    /** Whether the last text that was pasted had no code. */
    unread: paste.unread !== undefined,
    on: { ...typed, ...(readsMessages && paste.on(0)) },
  }
}
