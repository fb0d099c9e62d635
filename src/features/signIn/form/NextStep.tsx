import styled from 'styled-components'

/** The room below the username, as tall as the password with its label and two lines of a problem, or the hint: nothing moves when one of them comes. */
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
