import { type RefObject, useEffect, useRef } from 'react'
import type { Problem } from 'src/constants/problems'
import { focusField } from 'src/components/fields/focusField'

/** Moves the focus to the field with this name when a problem with it appears (accessibility/focus-moves). Give the form the reference. */
export function useFocusOnProblem(
  name: string,
  problem: Problem | undefined,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) focusField(form.current, name)
  }, [name, problem])
  return form
}
