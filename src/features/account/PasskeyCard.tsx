import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import type { Problem } from 'src/constants/problems'
import { ConfirmButtons } from 'src/components/actions/ConfirmButtons'
import { shortName } from 'src/features/account/shortName'
import { timeAgo } from 'src/features/account/timeAgo'
import { useConfirm } from 'src/components/actions/useConfirm'
import { useLanguage, useMessages } from 'src/messages/useMessages'
import type { Passkey } from 'src/services/api/passkeys/passkeyListService'

const Item = styled.li`
  padding: ${({ theme }) => `0.625rem ${theme.space.m}`};
  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
`

const Name = styled.p`
  font-weight: ${({ theme }) => theme.font.medium};
  overflow-wrap: anywhere;
`

const Detail = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
`

/** Places the buttons of a card side by side where they fit. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.m};
`

export interface PasskeyCardProps {
  passkey: Passkey
  /** The culture in which times are written; undefined until the user has chosen one, and then the page's language applies. */
  culture: string | undefined
  nowMs: number
  busy: boolean
  /** Whether another passkey is being removed. */
  waits: boolean
  /** The rate limit that blocks every removal. */
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
  const language = useLanguage()
  const timeCulture = culture ?? language
  const { sure, first, ask, cancel } = useConfirm()
  const { usedMs } = passkey
  const name = shortName(passkey.name || t('passkeys.unnamed'))
  return (
    <Item>
      <Row>
        <div>
          <Name>
            <bdi title={passkey.name} translate={passkey.name ? 'no' : undefined}>
              {name}
            </bdi>
          </Name>
          {usedMs !== undefined && (
            <Detail>
              {usedMs === null
                ? t('item.unused')
                : t('item.used', { time: timeAgo(usedMs, nowMs, timeCulture) })}
            </Detail>
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
      </Row>
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
