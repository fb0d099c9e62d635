import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { pastedCode, type PastedCode } from 'src/components/codes/pastedCode'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'

const NO_CODE = { code: 'noCodePasted' } as const

/** The id of the alert below the code field with the id `id`. */
export const unreadIdOf = (id: string): string => `${id}-unread`

/** Shows that a text pasted into a code field contains no code (forms/code-in-message). */
export const UnreadPaste = ({ id }: { id: string }) => (
  <ProblemAlert id={unreadIdOf(id)} problem={NO_CODE} line />
)

interface PasteTarget {
  length?: number | undefined
  /** Enters a readable text into `input`, the field `at`; false leaves the text to the browser. */
  onText: (
    read: Exclude<PastedCode, { kind: 'none' }>,
    text: string,
    input: HTMLInputElement,
    at: number,
  ) => boolean
  /** A pending request or a problem of the entered code; a new one replaces the message about a paste. */
  news: unknown
}

/** Extracts the code from a text that is pasted or dropped into one of a code's fields (forms/code-in-message). */
export function usePastedCode({ length, onText, news }: PasteTarget) {
  const [unread, setUnread] = useState<number>()
  const [seen, setSeen] = useState(news)
  if (news !== seen) {
    setSeen(news)
    if (news) setUnread(undefined)
  }
  const take = (input: HTMLInputElement, at: number, text: string): boolean => {
    // A file or a picture has no text.
    if (input.readOnly || text === '') return false
    const read = pastedCode(text, length)
    if (read.kind !== 'none') return onText(read, text, input, at)
    setUnread(at)
    return true
  }
  return {
    /** The field whose last pasted text contained no code. */
    unread,
    edited: () => setUnread(undefined),
    on: (at: number) => ({
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        if (take(event.currentTarget, at, event.clipboardData.getData('text'))) event.preventDefault()
      },
      onDrop: (event: DragEvent<HTMLInputElement>) => {
        if (!take(event.currentTarget, at, event.dataTransfer.getData('text'))) return
        event.preventDefault()
        event.currentTarget.focus()
      },
    }),
  }
}
