import { useState } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { MutedText, Text } from 'src/components/layout/Text'
import { CodeForm, useFactorCode } from 'src/features/mfa/CodeForm'
import { offlineMask } from 'src/components/codes/codeMask'
import type { TrustDevice } from 'src/features/mfa/useTrustDevice'
import { useMessages } from 'src/messages/useMessages'

const HINT_ID = 'offline-code-way'

const Section = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
  padding-block: ${({ theme }) => theme.space.xs};
  border-block: 1px solid ${({ theme }) => theme.color.border};
  > p {
    margin: 0;
  }
  > button {
    flex: none;
    justify-content: end;
  }
`

const Box = styled.div`
  padding-block-start: ${({ theme }) => theme.space.m};
`

/** Offers a code for a phone without a connection, on demand (factors/offline-code). */
export function OfflineCode({ trust, onFocus }: { trust: TrustDevice; onFocus: (() => void) | undefined }) {
  const t = useMessages()
  const [open, setOpen] = useState(false)
  const { form, submit } = useFactorCode()
  const toggle = () => {
    // Only collapsing removes an error: one that occurred while collapsed must be visible after opening.
    if (open) form.onEdit()
    setOpen(!open)
  }
  return (
    <>
      <Section onFocus={onFocus}>
        <MutedText id={HINT_ID}>{t('verification.noConnection')}</MutedText>
        <LinkButton type="button" aria-expanded={open} aria-describedby={HINT_ID} onClick={toggle}>
          {t(open ? 'verification.close' : 'action.skip')}
        </LinkButton>
      </Section>
      {open && (
        <Box onFocus={onFocus}>
          <Text>{t('verification.offlineHint')}</Text>
          <CodeForm
            id="offlineCode"
            label={t('verification.offlineCode')}
            mask={offlineMask}
            button={t('action.activate')}
            {...form}
            autoFocus
            onSubmit={offlineCode => submit({ kind: 'offline', offlineCode, ...trust.proof })}
          >
            {trust.box}
          </CodeForm>
        </Box>
      )}
    </>
  )
}
