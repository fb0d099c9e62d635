import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import type { Problem } from 'src/constants/problems'
import { ConfirmButtons, Spread, useConfirm } from 'src/components/actions/ConfirmButtons'
import { type OwnTime, shortName, timeAgo } from 'src/features/account/cardParts'
import { Small } from 'src/components/layout/Small'
import { useMessages } from 'src/messages/useMessages'
import type { Passkey } from 'src/services/api/passkeys/passkeyListService'

const Item = styled.li`
  padding: ${({ theme }) => `0.625rem ${theme.space.m}`};
  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`

const Name = styled.p`
  font-weight: ${({ theme }) => theme.font.medium};
  overflow-wrap: anywhere;
`

/** Places the buttons of a card side by side where they fit. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.m};
`

export interface PasskeyCardProps extends OwnTime {
  passkey: Passkey
  busy: boolean
  /** Whether another passkey is being removed. */
  waits: boolean
  limit: Problem | undefined
  onRemove: () => void
  /** A second button, with the content that it opens. */
  act?: ReactNode
  children?: ReactNode
}

/** Shows a passkey: its name, its last use, and a button that removes it after a confirmation (passkeys/remove). */
export function PasskeyCard({
  passkey,
  culture,
  nowMs,
  busy,
  waits,
  limit,
  onRemove,
  ...more
}: PasskeyCardProps) {
  const t = useMessages()
  const { sure, first, ask, cancel } = useConfirm()
  const { usedMs } = passkey
  const name = shortName(passkey.name || t('passkeys.unnamed'))
  return (
    <Item>
      <Spread>
        <div>
          <Name>
            <bdi title={passkey.name} translate={passkey.name ? 'no' : undefined}>
              {name}
            </bdi>
          </Name>
          {usedMs !== undefined && (
            <Small>
              {usedMs === null ? t('item.unused') : t('item.used', { time: timeAgo(usedMs, nowMs, culture) })}
            </Small>
          )}
        </div>
        {!sure && (
          <Buttons>
            {more.act}
            <LinkButton type="button" ref={first} aria-label={t('item.removeNamed', { name })} onClick={ask}>
              {t('item.remove')}
            </LinkButton>
          </Buttons>
        )}
      </Spread>
      {!sure && more.children}
      {sure && (
        <>
          <p>{t('passkeys.sure')}</p>
          <ConfirmButtons
            cancel={t('item.keep')}
            act={t('item.remove')}
            first={first}
            waitId="passkey-removing"
            busy={busy}
            waits={waits}
            limit={limit}
            onCancel={cancel}
            onAct={onRemove}
          />
        </>
      )}
    </Item>
  )
}
