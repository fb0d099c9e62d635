import styled from 'styled-components'

export const Text = styled.p`
  margin-block-end: 1.25rem;
`

export const MutedText = styled(Text)`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`
