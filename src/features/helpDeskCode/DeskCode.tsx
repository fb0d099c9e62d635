import { useDispatch, useSelector } from 'react-redux'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { BusyButton, useLimit } from 'src/components/actions/Button'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { SmallText, SmallBlock } from 'src/components/layout/Small'
import { SpelledCode } from 'src/components/codes/SpelledCode'
import { deskCodeActions, type DeskCodeState, selectDeskCode } from 'src/features/helpDeskCode/deskCodeSlice'
import { heldDeskCode, watchDeskCode } from 'src/features/helpDeskCode/heldDeskCode'
import { useTimeOfDay } from 'src/features/waiting/useTimeOfDay'
import { useMessages } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'

const Region = styled.section`
  margin-block: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  > h2 {
    font-size: ${({ theme }) => theme.font.body};
    font-weight: ${({ theme }) => theme.font.bold};
  }
`

const Warning = styled(SmallText)`
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.medium};
`

const HEADING = 'desk-code-heading'

/** Offers a code that the person reads to the company's help desk on the phone (support/desk-code, support/desk-words). */
export function DeskCode() {
  const t = useMessages()
  const state = useSelector(selectDeskCode)
  if (state.step === 'off') return null
  return (
    // Safari does not focus a pressed button, but the nearest focusable element around it.
    <Region aria-labelledby={HEADING} tabIndex={-1}>
      <h2 id={HEADING}>{t('deskCode.heading')}</h2>
      <SmallText>{t('deskCode.text')}</SmallText>
      <Warning>{t('deskCode.warning')}</Warning>
      <DeskDigits ends={state.step === 'shown' ? state.ends : undefined} />
      <News state={state} />
      <Ask state={state} />
    </Region>
  )
}

/** Announces that the desk has looked up the code, or that the code has expired (support/desk-seen, support/desk-life). */
function News({ state }: { state: DeskCodeState }) {
  const t = useMessages()
  const clock = useTimeOfDay()
  const seen = state.step === 'seen'
  const problem = 'problem' in state ? state.problem : undefined
  return (
    <>
      <Notice tone={seen ? 'success' : 'notice'}>
        {seen
          ? t(state.atMs === undefined ? 'deskCode.seen' : 'deskCode.seenAt', {
              time: clock(state.atMs ?? 0),
            })
          : state.step === 'over' && t('code.over')}
      </Notice>
      {seen && <SmallText>{t('deskCode.notYou')}</SmallText>}
      <ProblemAlert id="desk-code-problem" problem={problem} polled={state.step === 'shown'} />
    </>
  )
}

/** The same button requests the first code and the next one, so that it keeps the focus. */
function Ask({ state }: { state: Exclude<DeskCodeState, { step: 'off' }> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const limit = useLimit(state.step === 'offered' ? state.problem : undefined)
  return (
    <BusyButton
      busy={state.step === 'asking'}
      limit={limit}
      onClick={() => dispatch(deskCodeActions.wanted())}
    >
      {t(state.step === 'offered' || state.step === 'asking' ? 'deskCode.show' : 'code.another')}
    </BusyButton>
  )
}

const Code = styled.p`
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.75rem;
  line-height: 2.25rem;
  letter-spacing: 0.05em;
  user-select: all;
`

/** Shows the code in two groups until it expires, and spells it out for screen readers. Renders nothing without a code (support/desk-life). */
function DeskDigits({ ends }: { ends: Deadline | undefined }) {
  const left = useSecondsLeft(ends)
  const held = useSyncExternalStore(watchDeskCode, heldDeskCode)
  const code = left > 0 ? held : ''
  return (
    <>
      <div role="status">
        {code && (
          <Code dir="ltr">
            <SpelledCode code={code} groupsOf={3} sign=" " words="code.yours" />
          </Code>
        )}
      </div>
      {code && (
        <SmallBlock>
          <TimeLeft seconds={left} words="code.ends" />
        </SmallBlock>
      )}
    </>
  )
}
