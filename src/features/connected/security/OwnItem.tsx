import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ConnectedIcon, type ConnectedKind } from 'src/components/icons/ConnectedIcon'
import { Badge, Detail, Item, Name } from 'src/features/connected/cardParts'
import { shortName } from 'src/features/connected/shortName'

export const OwnList = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  list-style: none;
`

interface OwnItemProps {
  kind: ConnectedKind
  name: string
  badge?: string | false
  /** A line each; one that is false is left out. */
  details: ReactNode[]
  /** A button of its own. */
  act?: ReactNode
}

/** A thing of the person's own: its icon, its name, and what is known of it. */
export function OwnItem({ kind, name, badge, details, act }: OwnItemProps) {
  return (
    <Item>
      <ConnectedIcon kind={kind} />
      <div>
        <Name>
          <bdi title={name}>{shortName(name)}</bdi>
          {badge && <Badge>{badge}</Badge>}
        </Name>
        {details.map((detail, index) => detail && <Detail key={index}>{detail}</Detail>)}
        {act}
      </div>
    </Item>
  )
}
