import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { Links } from 'src/components/layout/Links'
import { Text } from 'src/components/layout/Text'
import { CodeForm } from 'src/features/mfa/CodeForm'
import { offlineMask } from 'src/features/mfa/codeMask'
import type { CodeState } from 'src/features/mfa/codeSlice'
import { useMessages } from 'src/messages/useMessages'

const Box = styled.div`
  padding-block-start: ${({ theme }) => theme.space.l};
  margin-block-start: ${({ theme }) => theme.space.m};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`

interface OfflineCodeProps {
  state: CodeState
  onEdit: () => void
  onSubmit: (offlineCode: string) => void
  /** Is beside the button that opens it. */
  children: ReactNode
}

/** The way in for a phone without a connection, shown on demand (factors/offline-code). */
export function OfflineCode({ state, onEdit, onSubmit, children }: OfflineCodeProps) {
  const say = useMessages()
  const [open, setOpen] = useState(false)
  const toggle = () => {
    onEdit()
    setOpen(!open)
  }
  return (
    <>
      <Links>
        <LinkButton type="button" aria-expanded={open} onClick={toggle}>
          {say(open ? 'verification.close' : 'verification.skip')}
        </LinkButton>
        {children}
      </Links>
      {open && (
        <Box>
          <Text>{say('verification.offlineHint')}</Text>
          <CodeForm
            id="offlineCode"
            label={say('verification.offlineCode')}
            mask={offlineMask}
            button={say('action.activate')}
            busy={state.step === 'sending'}
            problem={state.step === 'editing' ? state.problem : undefined}
            autoFocus
            onEdit={onEdit}
            onSubmit={onSubmit}
          />
        </Box>
      )}
    </>
  )
}
