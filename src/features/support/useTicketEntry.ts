import { type KeyboardEvent, useRef, useState } from 'react'
import type { ProblemCode } from 'src/constants/problems'
import { composedInput } from 'src/components/fields/composition'
import { useFirstField, focusField } from 'src/components/fields/useFirstField'
import { truncate, type EntryField, flaggedOnBlur, ticketProblem } from 'src/features/support/ticketProblem'

/** Characters that a field of one line holds. */
export const LONGEST = 256

type Flags = Partial<Record<EntryField, ProblemCode | undefined>>

/** The typed fields of a ticket and their problem, which only this hook holds (support/fields). */
export function useTicketEntry(onEdited: () => void) {
  const form = useFirstField()
  const tabbed = useRef(false)
  // The two controlled fields: one has a mask, the other a count.
  const [drawn, setDrawn] = useState({ phone: '', description: '' })
  const [flags, setFlags] = useState<Flags>({})

  // The fields are uncontrolled: an extension may have filled them.
  const typed = (field: string) => {
    const input = form.current?.elements.namedItem(field)
    return input instanceof HTMLInputElement ? input.value : ''
  }
  const entry = () => ({ name: typed('name'), email: typed('email'), company: typed('company'), ...drawn })

  const edited = (field: EntryField | 'company') => {
    onEdited()
    setFlags(others => ({ ...others, [field]: undefined }))
  }
  return {
    form,
    drawn,
    flags,
    entry,
    draw: (field: keyof typeof drawn, value: string) => {
      setDrawn(others => ({ ...others, [field]: value }))
      edited(field)
    },
    typed: (field: EntryField | 'company') =>
      composedInput<HTMLInputElement>({
        during: () => edited(field),
        after: input => {
          // A script may exceed maxlength, and a browser is slow with a very long line.
          if (input.value.length > LONGEST) input.value = truncate(input.value, LONGEST)
          edited(field)
        },
      }),
    /** Notes whether Tab moves the focus. */
    keys: {
      onFocus: () => void (tabbed.current = false),
      // With Shift, WebKitGTK reports only the `code` of the key correctly.
      onKeyDownCapture: ({ key, code }: KeyboardEvent) => void (tabbed.current = [key, code].includes('Tab')),
    },
    /** `to` receives the focus next. A person who presses an element outside the form has not finished filling it in. */
    leave: (field: EntryField, to: Element | null) => {
      if (to && !tabbed.current && !form.current?.contains(to)) return
      if (flaggedOnBlur(field, entry()[field])) setFlags(others => ({ ...others, [field]: 'required' }))
    },
    /** Whether all of it can be sent; flags the first field that cannot, and puts the focus there. */
    judge: (): boolean => {
      const wrong = ticketProblem(entry())
      setFlags(wrong ? { [wrong.field]: wrong.code } : {})
      if (wrong) focusField(form.current, wrong.field)
      return !wrong
    },
  }
}
