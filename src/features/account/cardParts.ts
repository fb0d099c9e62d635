import styled from 'styled-components'
import { Small } from 'src/components/layout/Small'

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
