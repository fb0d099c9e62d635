import { type FocusEvent, Fragment, useRef } from 'react'
import styled from 'styled-components'
import { type CodeDigits, isComplete, nextBox } from 'src/components/codes/codeDigits'
import { UnreadPaste, unreadIdOf } from 'src/components/codes/usePastedCode'
import { useBoxEntry } from 'src/components/codes/useBoxEntry'
import { type FieldParts, inputLook, Slot } from 'src/components/fields/TextField'
import { AnnouncedWithFocus } from 'src/components/feedback/ProblemAlert'
import { useDescribedBy } from 'src/components/fields/useDescribedBy'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { useMessages } from 'src/messages/useMessages'

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

/** A code runs from left to right everywhere; it begins, or ends, below its label. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(0.2rem, 1.5vw, 0.5rem);
  direction: ltr;
  [dir='rtl'] & {
    justify-content: flex-end;
  }
  /* Six boxes that a finger can tell apart, on the narrowest of phones. */
  @media (max-width: 359.98px) {
    gap: 2px;
    margin-inline: calc(${({ theme }) => theme.space.s} * -1);
  }
`

const Legend = styled.legend`
  margin-block-end: 0.375rem;
  padding: 0;
  font-size: ${({ theme }) => theme.font.small};
  font-weight: ${({ theme }) => theme.font.medium};
`

const Box = styled.input`
  ${inputLook}
  flex: 1 1 0;
  /* Its hint is between it and the button. */
  scroll-margin-block-end: 10rem;
  min-width: 0;
  max-width: 3.75rem;
  min-height: 3.5rem;
  padding-inline: 0;
  font-size: 1.5rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Dash = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`

/** The boxes are `{id}-1` and so on. */
interface CodeBoxesProps extends FieldParts {
  digits: CodeDigits
  readOnly: boolean
  describedBy?: string | undefined
  /** `at` is the box of the last digit that came. */
  onChange: (digits: CodeDigits, at: number) => void
}

/** A code, one digit a box, with a dash in the middle (forms/code-field, password-reset/code-boxes). */
export function CodeBoxes({ id, label, digits, readOnly, onChange, ...props }: CodeBoxesProps) {
  const { problemId, describedBy, below } = props
  const t = useMessages()
  const group = useRef<HTMLFieldSetElement>(null)
  const focus = (box: number) => group.current?.querySelectorAll('input')[box]?.focus()
  const { unread, value, on } = useBoxEntry({ digits, readOnly, focus, onChange, problem: problemId })
  const select = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()
  const shown = unread === undefined ? problemId : unreadIdOf(id)
  // The box that has, or takes, the focus with a problem.
  const next = unread ?? (problemId && !isComplete(digits) ? nextBox(digits) : 0)
  const described = useDescribedBy(`${id}-${next + 1}`, shown, describedBy)
  return (
    <Group ref={group}>
      <Legend>{label}</Legend>
      <Row>
        {digits.map((_digit, at) => (
          <Fragment key={at}>
            {at === digits.length / 2 && <Dash aria-hidden="true">–</Dash>}
            <VisuallyHidden as="label" htmlFor={`${id}-${at + 1}`}>
              {t('code.digit', { n: at + 1, count: digits.length })}
            </VisuallyHidden>
            <Box
              id={`${id}-${at + 1}`}
              name={`${id}-${at + 1}`}
              type="text"
              translate="no"
              inputMode="numeric"
              enterKeyHint="go"
              autoComplete={at === 0 ? 'one-time-code' : 'off'}
              value={value(at)}
              readOnly={readOnly}
              aria-invalid={shown ? true : undefined}
              aria-describedby={at === 0 || at === next ? described : undefined}
              {...on(at)}
              onFocus={select}
            />
          </Fragment>
        ))}
      </Row>
      <Slot>
        <AnnouncedWithFocus value={Boolean(shown)}>
          {unread === undefined ? below : <UnreadPaste id={id} />}
        </AnnouncedWithFocus>
      </Slot>
    </Group>
  )
}
