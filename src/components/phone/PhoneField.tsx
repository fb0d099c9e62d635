import flags from 'react-phone-input-2/lib/style.css?url'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import PhoneInput from 'react-phone-input-2'
import styled from 'styled-components'
import { composedInput } from 'src/components/fields/composition'
import { FieldBlock, type FieldParts, inputLook, Label, Slot } from 'src/components/fields/TextField'
import { DEFAULT_COUNTRY } from 'src/components/phone/countries'
import { CountryPicker } from 'src/components/phone/CountryPicker'
import {
  caretIn,
  emptyEntry,
  enterCountry,
  enterPhone,
  entryOf,
  type PhoneEntry,
} from 'src/components/phone/phoneEntry'
import { AnnouncedWithFocus } from 'src/components/feedback/ProblemAlert'
import { useDescribedBy } from 'src/components/fields/useDescribedBy'

const Frame = styled.div`
  position: relative;
  /* A number runs from left to right everywhere, and its country stands before it. */
  direction: ltr;
  && .react-tel-input {
    font: inherit;
  }
  && .phone-number {
    ${inputLook}
    padding-inline-start: 4.1rem;
    text-align: left;
  }
  /* Replaced by our own list. */
  && .flag-dropdown {
    display: none;
  }
`

/** The library's style sheet colours the flags inside this class. */
const Flags = styled.div.attrs({ className: 'react-tel-input' })`
  position: static;
  && {
    position: static;
    width: auto;
    font: inherit;
  }
`

interface PhoneFieldProps extends FieldParts {
  name: string
  /** `+` and digits; '' when empty. */
  value: string
  onChange: (value: string) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  describedBy?: string | undefined
  readOnly?: boolean
  required?: boolean
  enterKeyHint?: 'go' | 'next'
}

/**
 * A phone number with its country. It can be typed or pasted in national or international form; `onChange` receives
 * `+` and digits (password-reset/number, support/phone).
 */
export function PhoneField({ id, label, name, value, onChange, ...props }: PhoneFieldProps) {
  const { onBlur, problemId, describedBy, below, readOnly = false, required, enterKeyHint = 'go' } = props
  const input = useRef<HTMLInputElement>(null)
  const [{ entry: own, digitsAfter }, setState] = useState<{ entry: PhoneEntry; digitsAfter: number }>(
    () => ({ entry: emptyEntry(), digitsAfter: 0 }),
  )
  const [draft, setDraft] = useState<string>()
  const entry = own.value === value ? own : entryOf(value, own.country)

  // The number is reformatted at every key, so the caret must be restored.
  useLayoutEffect(() => {
    if (document.activeElement !== input.current) return
    const caret = caretIn(own.text, digitsAfter)
    input.current?.setSelectionRange(caret, caret)
  }, [own, digitsAfter])

  const enter = (next: PhoneEntry, after: number) => {
    setState({ entry: next, digitsAfter: after })
    if (next.value !== value || next.text !== entry.text) onChange(next.value)
  }
  const typed = composedInput<HTMLInputElement>({
    during: field => setDraft(field.value),
    after: field => {
      setDraft(undefined)
      const behind = field.value.slice(field.selectionStart ?? field.value.length)
      const next = enterPhone(field.value, entry)
      field.value = next.text
      enter(next, behind.replace(/\D/g, '').length)
    },
  })
  const described = useDescribedBy(id, problemId, describedBy)
  return (
    <FieldBlock>
      <link rel="stylesheet" href={flags} />
      <Label htmlFor={id}>{label}</Label>
      <Frame>
        <Flags>
          <CountryPicker
            id={`${id}-country`}
            country={entry.country}
            disabled={readOnly}
            input={input}
            onPick={country => enter(enterCountry(country, entry), 0)}
          />
        </Flags>
        <PhoneInput
          country={DEFAULT_COUNTRY}
          value={entry.value}
          disableDropdown
          specialLabel=""
          inputProps={{
            id,
            name,
            // Replaces the library's class, by which it finds the field to blur on Enter and Escape.
            className: 'phone-number',
            ref: input,
            value: draft ?? entry.text,
            placeholder: `+${entry.country?.dialCode ?? ''}`,
            type: 'tel',
            autoComplete: 'tel',
            enterKeyHint,
            readOnly,
            'aria-required': required,
            ...typed,
            onBlur,
            onClick: undefined,
            onDoubleClick: undefined,
            onFocus: undefined,
            onCopy: undefined,
            onKeyDown: undefined,
            'aria-describedby': described,
            'aria-invalid': problemId ? true : undefined,
          }}
        />
      </Frame>
      <Slot>
        <AnnouncedWithFocus value={Boolean(problemId)}>{below}</AnnouncedWithFocus>
      </Slot>
    </FieldBlock>
  )
}
