import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Status } from 'src/components/feedback/ProblemAlert'
import { FactorStep } from 'src/features/mfa/FactorStep'
import { ToneIcon } from 'src/components/icons/Icon'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.s};
  min-height: 5.5rem;
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: 0.75rem ${({ theme }) => theme.space.m};
  border: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
  border-radius: ${({ theme }) => theme.radius.l};
  background: ${({ theme }) => theme.color.successSurface};
  color: ${({ theme }) => theme.color.success};
  text-align: center;
  &[data-high] {
    min-height: 11.75rem;
  }
  > svg {
    flex: none;
    width: 2rem;
    height: 2rem;
  }
  > p {
    color: inherit;
    font-weight: ${({ theme }) => theme.font.medium};
  }
`

interface AcceptedStepProps {
  heading: string
  /** The message. It describes the focused heading, so that screen readers announce it once, with the heading. */
  text: string
  /** Whether it replaces a number, which is higher than a form. */
  high?: boolean
}

/**
 * Shows that the proof was accepted while the next checks run, in a box as high as the form that it replaces, so that
 * nothing around it moves (factors/code-accepted).
 */
export function AcceptedStep({ text, high, ...step }: AcceptedStepProps & ComponentProps<typeof FactorStep>) {
  const id = step.now === 'approval' ? 'verification-accepted' : 'code-accepted'
  return (
    <FactorStep step="accepted" headingDescription={id} {...step}>
      <Box data-high={high || undefined}>
        <ToneIcon tone="success" />
        <Status>
          <span id={id} aria-live="off">
            {text}
          </span>
        </Status>
      </Box>
    </FactorStep>
  )
}
