import { type RefObject, useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Problem } from 'src/constants/problems'
import type { Mask } from 'src/components/codes/codeMask'
import { UnreadPaste, unreadIdOf } from 'src/components/codes/usePastedCode'
import { useCodeInput } from 'src/components/codes/useCodeInput'
import { ProblemAlert, useOnlineAgain } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import { useClearOnPageHide } from 'src/components/layout/useOnPageHide'
import { TriesLeft } from 'src/components/codes/TriesLeft'
import { BoxRow, DrawnBoxes } from 'src/components/codes/DrawnBoxes'

/** Gives the code of a step the same look everywhere, in one field or in boxes. */
const Digits = styled.div`
  input {
    min-height: 3.5rem;
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.35em;
    /* Each digit has its room behind it: so the line is in the middle. */
    padding-inline: 0.35em 0;
    text-align: center;
  }
  /* The box for this device is between it and the button. */
  form:has([type='checkbox']) & input {
    scroll-margin-block-end: 14rem;
  }
`

interface CodeFieldProps {
  id: string
  label: string
  mask: Mask
  /** True for a one-time code of digits; otherwise the field is plain text, such as a credential's name. */
  oneTime: boolean
  /** Whether the field has the look of other fields, because it is only a part of its step. */
  plain?: boolean
  /** The number of digits, if it is known: each digit then has a box. */
  length?: number | undefined
  field: RefObject<HTMLInputElement | null>
  readOnly: boolean
  problem: Problem | undefined
  autoFocus?: boolean
  enterKeyHint?: 'go' | 'next'
  describedBy?: string | undefined
  onEntry: (text: string) => void
}

/** A field for a code (forms/code-field). It is uncontrolled, so that text entered by an extension counts. */
export function CodeField({ id, label, mask, oneTime, length, field, problem, ...props }: CodeFieldProps) {
  const { plain = !oneTime, onEntry, describedBy, ...rest } = props
  const [caret, setCaret] = useState(0)
  const problemId = `${id}-problem`
  const settled = useOnlineAgain(problem)
  // A rate limit does not concern the typed code, so the focus stays where it is.
  const wrong = problem?.until ? undefined : problem
  useClearOnPageHide(field)
  useEffect(() => {
    if (!wrong) return
    field.current?.focus()
    // Selects a rejected code, so that the next key replaces it (forms/refused-selected).
    field.current?.select()
  }, [wrong, field])

  const { unread, on } = useCodeInput({
    mask,
    readsMessages: oneTime,
    length,
    news: rest.readOnly || problem,
    onEntry,
  })

  const code = (
    <TextField
      {...rest}
      id={id}
      name={id}
      label={label}
      ref={field}
      type="text"
      dir="ltr"
      translate="no"
      inputMode={oneTime ? 'numeric' : 'text'}
      autoComplete={oneTime ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-describedby={describedBy}
      {...on}
      onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
      problemId={unread ? unreadIdOf(id) : wrong && !settled ? problemId : undefined}
      below={
        unread ? (
          <UnreadPaste id={id} />
        ) : (
          <ProblemAlert
            id={problemId}
            problem={problem}
            line
            more={<TriesLeft tries={problem?.triesLeft} />}
          />
        )
      }
    >
      {length && <BoxRow length={length} caret={wrong ? 0 : caret} />}
    </TextField>
  )
  if (plain) return code
  return <Digits>{length ? <DrawnBoxes length={length}>{code}</DrawnBoxes> : code}</Digits>
}
