import { css } from 'styled-components'

/** A callout in a coloured box: an error or a hint. */
export const calloutStyle = css`
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: 0.625rem ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.small};
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: ${({ theme }) => theme.radius.m};
`
