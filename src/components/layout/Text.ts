import styled from 'styled-components'

export const Text = styled.p`
  margin-block-end: 1.25rem;
`

/** A number that a person compares, as large as the step allows. */
export const BigNumber = styled.div`
  min-height: 5.5rem;
  font-size: 4.5rem;
  font-weight: ${({ theme }) => theme.font.bold};
  font-variant-numeric: tabular-nums;
  line-height: 5.5rem;
  color: ${({ theme }) => theme.color.link};
`

export const MutedText = styled(Text)`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`
