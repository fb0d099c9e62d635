import styled from 'styled-components'

/** A person's initials before the name, as decoration. */
export const Initials = styled.span.attrs({ 'aria-hidden': true, translate: 'no' })`
  flex: none;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.noticeSurface};
  color: ${({ theme }) => theme.color.notice};
  font-size: 0.75rem;
  font-weight: ${({ theme }) => theme.font.bold};
`

/** Returns the initials of a username: the first letters of its first two parts before the `@`. */
export function initialsOf(username: string): string {
  const [name = ''] = username.split('@')
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return parts
    .slice(0, 2)
    .map(part => String.fromCodePoint(part.codePointAt(0) ?? 0).toLocaleUpperCase())
    .join('')
}
