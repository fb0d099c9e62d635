import { useEffect, useRef, useState, type RefObject } from 'react'

export type Place = 'old' | 'new' | 'verify'

/** Manages the form's input. It reads the fields of the page, which a password manager may have filled in. The field that a problem concerns takes the focus. */
export function useEntry(about: Place | undefined, problem: unknown) {
  const oldField = useRef<HTMLInputElement>(null)
  const newField = useRef<HTMLInputElement>(null)
  const verifyField = useRef<HTMLInputElement>(null)
  const [entry, setEntry] = useState({ oldPassword: '', newPassword: '', verify: '' })
  useEffect(() => {
    if (about) ({ old: oldField, new: newField, verify: verifyField })[about].current?.focus()
  }, [about, problem])
  const typed = () => ({
    oldPassword: oldField.current?.value ?? '',
    newPassword: newField.current?.value ?? '',
    verify: verifyField.current?.value ?? '',
  })
  return { oldField, newField, verifyField, entry, typed, read: () => setEntry(typed()) }
}

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
