import styled from 'styled-components'
import { Small } from 'src/components/layout/Small'
import { NAME_MAX, NAME_TAIL } from 'src/constants/limits'

/** The culture in which times are written, and the current time in milliseconds since the epoch. */
export interface OwnTime {
  culture: string
  nowMs: number
}

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  list-style: none;
`

/** A device or an app in a list: its icon, and its name above the details. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.875rem;
  padding: ${({ theme }) => `0.625rem ${theme.space.m}`};
  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
  > svg {
    margin-block-start: 0.125em;
    color: ${({ theme }) => theme.color.textMuted};
  }
`

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.s};
  font-weight: ${({ theme }) => theme.font.medium};
  overflow-wrap: anywhere;
`

export const Detail = styled(Small)`
  overflow-wrap: anywhere;
`

export const Badge = styled.span`
  padding-inline: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.successSurface};
  color: ${({ theme }) => theme.color.success};
  font-size: ${({ theme }) => theme.font.small};
  font-weight: ${({ theme }) => theme.font.medium};
`

const HEAD = NAME_MAX - NAME_TAIL - 1

/** Shortens a name of more than 45 characters to its first 38, `…` and its last 6 (password-change/short-names). */
export function shortName(name: string): string {
  // Counts code points, not UTF-16 units, so that it does not cut an emoji in two.
  const characters = Array.from(name)
  if (characters.length <= NAME_MAX) return name
  return `${characters.slice(0, HEAD).join('')}…${characters.slice(-NAME_TAIL).join('')}`
}

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/**
 * Returns how long ago a time was, in the largest whole unit and in the language of the culture
 * (password-change/time-ago). Both times are in milliseconds since the epoch.
 */
export function timeAgo(thenMs: number, nowMs: number, culture: string): string {
  const format = new Intl.RelativeTimeFormat(culture, { numeric: 'auto' })
  // The other machine's clock may be ahead of this one.
  const seconds = Math.max(0, Math.floor((nowMs - thenMs) / 1000))
  const [unit, size] = UNITS.find(([, unitSize]) => seconds >= unitSize) ?? ['second', 1]
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit)
}
