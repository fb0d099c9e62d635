import { useState } from 'react'
import { useDispatch } from 'react-redux'
import styled from 'styled-components'
import { SecondaryButton } from 'src/components/actions/Button'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { DelayedFallback } from 'src/components/feedback/DelayedFallback'
import { Status } from 'src/components/feedback/Status'
import { Waiting } from 'src/components/feedback/Waiting'
import { completionActions, type CompletionState } from 'src/features/autoLogin/completionSlice'
import { useMessages } from 'src/messages/useMessages'

const Bar = styled.progress`
  width: 100%;
  margin-block-end: ${({ theme }) => theme.space.s};
  accent-color: ${({ theme }) => theme.color.accent};
`

const Actions = styled.div`
  margin-block-start: ${({ theme }) => theme.space.l};
`

interface HostProgressProps {
  completion: Exclude<CompletionState, { step: 'idle' }>
  productName: string
}

/** Replaces the screen during the calls to the company's other hosts; a person who does not want to wait can continue (sign-in/auto-login-progress). */
export function HostProgress({ completion, productName }: HostProgressProps) {
  const say = useMessages()
  const dispatch = useDispatch()
  // The last text stays long enough to be read.
  const [shown, setShown] = useState(completion)
  if (completion.step !== 'leaving' && completion !== shown) setShown(completion)
  const leaving = (
    <Waiting productName={productName}>{say('login.leaving', { product: productName })}</Waiting>
  )
  const progress = shown.step !== 'leaving' && (
    <Card>
      <Heading>{say('completion.heading')}</Heading>
      <Bar value={shown.answered} max={shown.total} aria-hidden="true" />
      <Status>{say('completion.progress', { answered: shown.answered, total: shown.total })}</Status>
      <Actions>
        <SecondaryButton type="button" onClick={() => dispatch(completionActions.skipped())}>
          {say('completion.skip')}
        </SecondaryButton>
      </Actions>
    </Card>
  )
  return (
    <DelayedFallback ready={completion.step === 'leaving'} waiting={progress} early={leaving}>
      {leaving}
    </DelayedFallback>
  )
}
