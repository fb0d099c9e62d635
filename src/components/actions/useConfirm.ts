import { useEffect, useRef, useState } from 'react'

/**
 * Asks for a confirmation: `sure` from the first press until 'Cancel', or until `over`. The pressed button then
 * disappears, and the button that replaces it, which gets `first`, takes the focus.
 */
export function useConfirm(over = false) {
  const [pressed, setPressed] = useState<boolean>()
  const first = useRef<HTMLButtonElement>(null)
  const sure = pressed === true && !over
  useEffect(() => {
    if (pressed !== undefined) first.current?.focus()
  }, [sure, pressed])
  return { sure, first, ask: () => setPressed(true), cancel: () => setPressed(false) }
}
