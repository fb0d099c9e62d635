import styled from 'styled-components'
import { type CardLook, ConnectedCard } from 'src/features/account/ConnectedCard'
import type { Connected } from 'src/services/api/account/connectedService'

const IN_A_GROUP = 20

/** Groups rows so that the browser lays out only the visible groups. It would check thousands of single rows in every frame. */
const Group = styled.div`
  content-visibility: auto;
  contain-intrinsic-size: auto ${5.375 * IN_A_GROUP}rem;
  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`

/**
 * Renders the rows of a very long list in groups, for fast scrolling. The parent element must have the role `list`
 * (password-change/long-lists).
 */
export function GroupedCards({ list, ...look }: CardLook & { list: Connected[] }) {
  const groups = Array.from({ length: Math.ceil(list.length / IN_A_GROUP) }, (_, nth) =>
    list.slice(nth * IN_A_GROUP, (nth + 1) * IN_A_GROUP),
  )
  return groups.map((group, nth) => (
    <Group key={nth} role="presentation">
      {group.map((item, index) => (
        <ConnectedCard key={`${item.id} ${index}`} item={item} grouped {...look} />
      ))}
    </Group>
  ))
}
