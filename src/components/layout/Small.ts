import styled from 'styled-components'

/** Secondary text. */
export const Small = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`

/** A paragraph of secondary text. */
export const SmallText = styled(Small)`
  margin-block-end: ${({ theme }) => theme.space.s};
`

/** Secondary content that is not a paragraph itself. */
export const SmallBlock = styled(Small).attrs({ as: 'div' })`
  margin-block-end: ${({ theme }) => theme.space.m};
`

/** Content that keeps a distance from the content above it. */
export const Below = styled.div`
  margin-block-start: ${({ theme }) => theme.space.m};
`
