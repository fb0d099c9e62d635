import type { ReactNode } from 'react'
import { ConnectedIcon, type ConnectedKind } from 'src/components/icons/ConnectedIcon'
import { Badge, Detail, Item, Name } from 'src/features/account/cardParts'
import { shortName } from 'src/features/account/shortName'

interface OwnItemProps {
  kind: ConnectedKind
  name: string
  badge?: string | false
  /** One line each; a false entry is omitted. */
  details: ReactNode[]
  act?: ReactNode
}

/** Shows one of the person's items, such as a device: its icon, its name and its known details. */
export function OwnItem({ kind, name, badge, details, act }: OwnItemProps) {
  return (
    <Item>
      <ConnectedIcon kind={kind} />
      <div>
        <Name>
          <bdi title={name} translate="no">
            {shortName(name)}
          </bdi>
          {badge && <Badge>{badge}</Badge>}
        </Name>
        {details.map((detail, index) => detail && <Detail key={index}>{detail}</Detail>)}
        {act}
      </div>
    </Item>
  )
}
