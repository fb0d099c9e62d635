import { type RefObject, useLayoutEffect, useRef } from 'react'
import { PasswordField, type PasswordFieldProps } from 'src/components/fields/PasswordField'

type ShowablePasswordProps = PasswordFieldProps & { ref: RefObject<HTMLInputElement | null>; shown: boolean }

/** A password field whose text can be shown and hidden without moving the caret (forms/show-password). */
export function ShowablePassword({ ref, shown, ...field }: ShowablePasswordProps) {
  const keepCaret = useKeptCaret(ref, shown)
  return <PasswordField {...field} ref={ref} shown={shown} onSelect={keepCaret} />
}

/** Tracks the caret and restores it, because browsers lose it when a password is shown or hidden (forms/show-password). */
function useKeptCaret(input: RefObject<HTMLInputElement | null>, shown: boolean): () => void {
  const caret = useRef<[number, number]>(undefined)
  useLayoutEffect(() => {
    const field = input.current
    if (field && caret.current) field.setSelectionRange(...caret.current)
  }, [input, shown])
  return () => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    if (selectionStart != null && selectionEnd != null) caret.current = [selectionStart, selectionEnd]
  }
}
