import { css } from 'styled-components'

/** A callout in the colour of its tone, with its icon before its words: in a box, or as a plain line below a field. */
export const calloutStyle = css`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.small};
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color.danger};
  --tone: ${({ theme }) => theme.color.dangerSurface};
  &[data-tone='notice'] {
    color: ${({ theme }) => theme.color.notice};
    --tone: ${({ theme }) => theme.color.noticeSurface};
  }
  &[data-tone='success'] {
    color: ${({ theme }) => theme.color.success};
    --tone: ${({ theme }) => theme.color.successSurface};
  }
  &:not([data-line]) {
    margin-block-end: ${({ theme }) => theme.space.m};
    padding: 0.625rem 0.75rem;
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    border-radius: ${({ theme }) => theme.radius.m};
    background: var(--tone);
  }
  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`
