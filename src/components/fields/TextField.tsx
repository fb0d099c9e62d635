import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { AnnouncedWithFocus } from 'src/components/feedback/ProblemAlert'
import { useDescribedBy } from 'src/components/fields/useDescribedBy'

export const FieldBlock = styled.div`
  position: relative;
`

/**
 * The space between a field and the next element. One line of a problem fits into it, closer to its field than to the
 * next element, so that nothing moves when it appears (forms/nothing-shifts).
 */
export const Slot = styled.div`
  min-height: calc(1.125rem + var(--lines, 1) * 1.25rem);
  padding-block: 0.25rem 0.875rem;
`

export const Label = styled.label`
  display: block;
  margin-block-end: 0.375rem;
  font-size: ${({ theme }) => theme.font.small};
  font-weight: ${({ theme }) => theme.font.medium};
`

/**
 * A button in the row is taller than the row, so that it can be tapped. It extends above the row, where it needs no
 * reserved space, and never over the field or a label on the line above (sign-in/not-you).
 */
const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 1.15rem ${({ theme }) => theme.space.m};
  > button {
    align-self: end;
    align-items: end;
    margin-block-start: -1.15rem;
    padding-block-end: 0.375rem;
    font-size: ${({ theme }) => theme.font.small};
  }
`

/** The look of all fields, regardless of the source of their input. */
export const inputLook = css`
  display: block;
  width: 100%;
  min-height: ${({ theme }) => theme.size.control};
  /* The browser scrolls the button below into sight with the field. */
  scroll-margin-block-end: 8rem;
  padding: ${({ theme }) => `${theme.space.s} 0.875rem`};
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
    outline-color: ${({ theme }) => theme.color.danger};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.danger};
  }
  &:focus-visible {
    outline-offset: -1px;
  }
`

export const Input = styled.input`
  ${inputLook}
`

/** The parts that every field has. */
export interface FieldParts {
  id: string
  label: string
  /** The id of the text that describes the error; set while the field is invalid. */
  problemId?: string | undefined
  /** The problem shown below the field; it need not concern the field. */
  below?: ReactNode
}

export interface TextFieldProps extends FieldParts, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  /** A small button at the end of the label's row. */
  aside?: ReactNode
  children?: ReactNode
}

/** A labelled field that passes its props to the input. The text has its own direction, independent of the page's. */
export function TextField(props: TextFieldProps) {
  const { id, label, problemId, below, aside, children, ...input } = props
  const described = useDescribedBy(id, problemId, input['aria-describedby'])
  return (
    <FieldBlock>
      <LabelRow>
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </LabelRow>
      <Input
        id={id}
        dir="auto"
        enterKeyHint="go"
        {...input}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={described}
      />
      {children}
      <Slot>
        <AnnouncedWithFocus value={Boolean(problemId)}>{below}</AnnouncedWithFocus>
      </Slot>
    </FieldBlock>
  )
}
