import styled from 'styled-components'
import { Status } from 'src/components/feedback/Status'
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

interface AcceptedBoxProps {
  /** The id by which the focused heading is described. Screen readers therefore announce the box once, with the heading. */
  id: string
  /** Whether it replaces a number, which is higher than a form. */
  high?: boolean
  children: string
}

/**
 * Shows that the proof was accepted, in a box as high as the form that it replaces, so that nothing around it moves
 * (factors/code-accepted).
 */
export const AcceptedBox = ({ id, high, children }: AcceptedBoxProps) => (
  <Box data-high={high || undefined}>
    <ToneIcon tone="success" />
    <Status>
      <span id={id} aria-live="off">
        {children}
      </span>
    </Status>
  </Box>
)
