import { type RefObject, useEffect } from 'react'

/** Calls back when the user presses Enter in a text field. A form whose button is disabled receives no submit event. */
export function useEnter(form: RefObject<HTMLFormElement | null>, onEnter: () => void): void {
  useEffect(() => {
    const own = form.current
    const hear = ({ key, isComposing, target }: KeyboardEvent) => {
      const typed = target instanceof HTMLInputElement && target.type !== 'checkbox'
      if (key === 'Enter' && !isComposing && typed) onEnter()
    }
    own?.addEventListener('keydown', hear)
    return () => own?.removeEventListener('keydown', hear)
  })
}
