import { useState } from 'react'
import { useDispatch } from 'react-redux'
import styled from 'styled-components'
import { SecondaryButton } from 'src/components/actions/Button'
import { DelayedFallback } from 'src/components/feedback/DelayedFallback'
import { Waiting as Away } from 'src/components/feedback/Waiting'
import { Step } from 'src/components/layout/Step'
import { AUTO_LOGIN_WAIT_MS } from 'src/constants/timings'
import { completionActions, type CompletionState } from 'src/features/autoLogin/completionSlice'
import { LeftOut } from 'src/features/autoLogin/LeftOut'
import { Waiting } from 'src/features/session/waiting/Waiting'
import { WhileLeaving } from 'src/features/session/waiting/WhileLeaving'
import { Who } from 'src/features/session/Who'
import { useMessages } from 'src/messages/useMessages'
import { deadlineIn } from 'src/services/clock'

const Bar = styled.progress`
  width: 100%;
  margin-block-end: ${({ theme }) => theme.space.s};
  accent-color: ${({ theme }) => theme.color.accent};
`

interface HostProgressProps {
  completion: Extract<CompletionState, { step: 'notifying' | 'leaving' }>
  productName: string
}

/** Replaces the screen during the calls to the company's other hosts; a person who does not want to wait can continue (sign-in/auto-login-progress). */
export function HostProgress({ completion, productName }: HostProgressProps) {
  const say = useMessages()
  const dispatch = useDispatch()
  const [ends] = useState(() => ({ at: deadlineIn(AUTO_LOGIN_WAIT_MS), totalMs: AUTO_LOGIN_WAIT_MS }))
  // The last text stays long enough to be read.
  const [shown, setShown] = useState(completion)
  if (completion.step === 'notifying' && completion !== shown) setShown(completion)
  const leaving = (
    <Away
      productName={productName}
      framed
      more={
        <>
          <LeftOut names={completion.leftOut} />
          <WhileLeaving />
        </>
      }
    >
      {say('login.leaving', { product: productName })}
    </Away>
  )
  const progress = shown.step === 'notifying' && (
    <Step
      heading={say('completion.heading')}
      who={<Who />}
      act={
        <SecondaryButton type="button" onClick={() => dispatch(completionActions.skipped())}>
          {say('completion.skip')}
        </SecondaryButton>
      }
    >
      <Bar value={shown.answered} max={shown.total} aria-hidden="true" />
      <Waiting
        what={say('completion.progress', { answered: shown.answered, total: shown.total })}
        phone={false}
        ends={ends}
        endsWords="waiting.atMost"
        aloud={false}
      />
      <LeftOut names={completion.leftOut} />
    </Step>
  )
  return (
    <DelayedFallback ready={completion.step === 'leaving'} waiting={progress} early={leaving}>
      {leaving}
    </DelayedFallback>
  )
}
