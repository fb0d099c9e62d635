import styled from 'styled-components'

/** A number that a person compares, as large as the step allows. */
export const BigNumber = styled.div`
  min-height: 5.5rem;
  font-size: 4.5rem;
  font-weight: ${({ theme }) => theme.font.bold};
  font-variant-numeric: tabular-nums;
  line-height: 5.5rem;
  color: ${({ theme }) => theme.color.link};
`
