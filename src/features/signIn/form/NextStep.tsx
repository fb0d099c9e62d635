import styled from 'styled-components'

/**
 * The space below the username. It is as high as the password with its label and two lines of a problem, or the hint,
 * so that nothing moves when one of them appears.
 */
export const NextStep = styled.div`
  --lines: 2;
  min-height: ${({ theme }) => theme.size.room};
  [data-folded='hint'] & {
    padding-block-end: ${({ theme }) => theme.size.belowHint};
    > .told {
      align-items: center;
      min-height: 3.875rem;
    }
  }
`
