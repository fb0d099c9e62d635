import { useEffect, useRef, useState } from 'react'

/** Asks whether a person is sure: `sure` from the first press until 'Cancel', or until `over`. The pressed button is gone then, and the button in its place, which wears `first`, takes the focus. */
export function useConfirm(over = false) {
  const [pressed, setPressed] = useState<boolean>()
  const first = useRef<HTMLButtonElement>(null)
  const sure = pressed === true && !over
  useEffect(() => {
    if (pressed !== undefined) first.current?.focus()
  }, [sure, pressed])
  return { sure, first, ask: () => setPressed(true), cancel: () => setPressed(false) }
}
