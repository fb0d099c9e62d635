import { createContext, type Key, type ReactNode, use } from 'react'
import styled from 'styled-components'
import { StepActions } from 'src/components/layout/step/StepForm'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { MutedText, Text } from 'src/components/layout/Text'

/** The heading and text of a step, as the description of the field that has the focus. */
export const STEP_HEADING = 'step-heading'
export const STEP_TEXT = 'step-text'

/** The id of the text of the step around, if it has one. */
export const StepText = createContext<string | undefined>(undefined)

/** Parts that other journeys add to a step, below its content. */
export const StepParts = createContext<ReactNode>(undefined)

const Sub = styled(Text)`
  color: ${({ theme }) => theme.color.textMuted};
`

const Part = styled(MutedText)`
  margin-block-end: ${({ theme }) => theme.space.xs};
`

/** Places the person beside the heading, or below it if there is less room. */
const Columns = styled.div`
  ${({ theme }) => theme.media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(45%);
    column-gap: ${({ theme }) => theme.space.l};
    > * {
      grid-column: 1 / -1;
    }
    > h1 {
      grid-column: 1;
    }
    > [data-beside] {
      grid-area: 1 / 2;
    }
  }
`

/** Places the person below the fields under a large on-screen keyboard, so that the heading stays visible with them. */
const Typed = styled.div`
  ${({ theme }) => theme.media.phone} and (pointer: coarse) {
    display: flex;
    flex-direction: column;
    > [data-beside] {
      order: 1;
    }
    > [data-beside] ~ :last-child {
      order: 2;
    }
  }
`

/** A message about the whole step, above its content. */
const StepMessage = styled.div`
  &:empty {
    display: none;
  }
`

export interface StepProps {
  /** A new value is a new step: its heading takes the focus. */
  step?: Key
  /** False if the first field takes the focus. */
  focusHeading?: boolean
  /** Reserves invisible space for a part that may appear (Acts), or for the rest that a hint leaves of it. */
  folded?: boolean | 'hint'
  /** Wider than other steps on wide windows, with its content in two columns. */
  wide?: boolean
  /** The step asks for a code; the text about its delivery is beside the field. */
  code?: boolean
  rail?: ReactNode
  heading: ReactNode
  /** The ids of the elements that a screen reader announces with the focused heading. */
  headingDescription?: string
  /** Which part of the step it is, such as 'Step 1 of 3'. */
  part?: ReactNode
  text?: ReactNode
  /** The person who signs in: an `AccountChip`. */
  who?: ReactNode
  /** A problem that concerns no field, or a success. */
  message?: ReactNode
  /** A StepForm, or content to read. */
  children?: ReactNode
  /** The button of a step without a form. */
  act?: ReactNode
  /** Links and small buttons of a step without a form. */
  quiet?: ReactNode
  /** How the person leaves the step unfinished. */
  out?: ReactNode
}

/** A step in its card, in the order of every screen: rail, heading, text, account, content, button, links, exit (product/one-order). */
export function StepCard(props: StepProps) {
  const { step, focusHeading = true, folded, wide, code, rail, heading, headingDescription } = props
  const { part, text, who, message, children, act, quiet, out } = props
  const parts = use(StepParts)
  const content = (
    <>
      {rail}
      <Heading id={STEP_HEADING} focus={focusHeading} describedBy={headingDescription}>
        {heading}
      </Heading>
      {part && <Part>{part}</Part>}
      {text && <Sub id={STEP_TEXT}>{text}</Sub>}
      {wide || code ? <div data-beside="">{who}</div> : who}
      <StepMessage>{message}</StepMessage>
      {children}
      {(act ?? quiet ?? out) && (
        <StepActions act={act} quiet={quiet} other={parts} thumb={act !== undefined}>
          {out}
        </StepActions>
      )}
    </>
  )
  return (
    <StepText value={text ? STEP_TEXT : undefined}>
      <Card
        key={step}
        data-folded={folded || undefined}
        data-new={focusHeading || undefined}
        data-wide={wide || undefined}
      >
        {wide && <Columns>{content}</Columns>}
        {code && <Typed>{content}</Typed>}
        {!wide && !code && content}
      </Card>
    </StepText>
  )
}
