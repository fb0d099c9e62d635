import { memo } from 'react'
import { ConnectedIcon } from 'src/components/icons/ConnectedIcon'
import { Badge, Detail, Item, Name, shortName, timeAgo } from 'src/features/account/cardParts'
import { useMessages } from 'src/messages/useMessages'
import type { Connected } from 'src/services/api/account/connectedService'

export interface CardLook {
  kind: 'device' | 'app'
  culture: string
  nowMs: number
}

interface ConnectedCardProps extends CardLook {
  item: Connected
  /** Whether the card is inside a group of a long list, whose elements have explicit roles. */
  grouped?: boolean
}

/**
 * Shows a device or an app: its icon, name and place, and when it was last seen or how far it has been wiped
 * (password-change/intro, password-change/wipe-status).
 */
export const ConnectedCard = memo(function ConnectedCard({
  item,
  kind,
  culture,
  nowMs,
  grouped,
}: ConnectedCardProps) {
  const t = useMessages()
  return (
    <Item {...(grouped && { as: 'div', role: 'listitem' })}>
      <ConnectedIcon kind={kind === 'app' ? 'app' : (item.family ?? 'unknown')} />
      <div>
        <Name>
          <bdi title={item.name} translate="no">
            {shortName(item.name)}
          </bdi>
          {item.nearby && <Badge>{t('item.nearby')}</Badge>}
        </Name>
        {item.location && (
          <Detail>
            <bdi translate="no">{item.location}</bdi>
          </Detail>
        )}
        {item.remoteWipe ? (
          <Detail>{t(`connected.wipe.${item.remoteWipe}`)}</Detail>
        ) : (
          item.seenMs !== undefined && (
            <Detail>
              <bdi lang={culture}>{timeAgo(item.seenMs, nowMs, culture)}</bdi>
            </Detail>
          )
        )}
      </div>
    </Item>
  )
})
