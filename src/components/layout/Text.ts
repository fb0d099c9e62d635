import styled from 'styled-components'

/** A paragraph of a screen. */
export const Text = styled.p`
  margin-block-end: ${({ theme }) => theme.space.l};
`

export const MutedText = styled(Text)`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`
