import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { MutedText, Text } from 'src/components/layout/Text'
import { useLimit } from 'src/components/time/useLimit'
import { CodeForm } from 'src/features/mfa/CodeForm'
import { offlineMask } from 'src/components/codes/codeMask'
import type { CodeState } from 'src/features/mfa/factorCodeSlice'
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

interface OfflineCodeProps {
  state: CodeState
  onEdit: () => void
  onSubmit: (offlineCode: string) => void
  trust?: ReactNode
}

/** Offers a code for a phone without a connection, on demand (factors/offline-code). */
export function OfflineCode({ state, onEdit, onSubmit, trust }: OfflineCodeProps) {
  const t = useMessages()
  const [open, setOpen] = useState(false)
  const problem = state.step === 'editing' ? state.problem : undefined
  const limit = useLimit(problem)
  const toggle = () => {
    // Only collapsing removes an error: one that occurred while collapsed must be visible after opening.
    if (open) onEdit()
    setOpen(!open)
  }
  return (
    <>
      <Section>
        <MutedText id={HINT_ID}>{t('verification.noConnection')}</MutedText>
        <LinkButton type="button" aria-expanded={open} aria-describedby={HINT_ID} onClick={toggle}>
          {t(open ? 'verification.close' : 'action.skip')}
        </LinkButton>
      </Section>
      {open && (
        <Box>
          <Text>{t('verification.offlineHint')}</Text>
          <CodeForm
            id="offlineCode"
            label={t('verification.offlineCode')}
            mask={offlineMask}
            button={t('action.activate')}
            busy={state.step === 'sending'}
            problem={problem}
            limit={limit}
            autoFocus
            onEdit={onEdit}
            onSubmit={onSubmit}
          >
            {trust}
          </CodeForm>
        </Box>
      )}
    </>
  )
}
