import styled from 'styled-components'

/** The links below a form, side by side where there is room. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
  margin-block-start: ${({ theme }) => theme.space.s};
`

/** A paragraph of a screen. */
export const Text = styled.p`
  margin-block-end: ${({ theme }) => theme.space.l};
`

export const MutedText = styled(Text)`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`
