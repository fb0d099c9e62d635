import type { ReactNode } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import styled from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { PrimaryButton } from 'src/components/actions/Button'
import { CloseButton } from 'src/components/actions/CloseButton'
import { Heading, Sentences } from 'src/components/layout/Heading'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { Counting, problemWords, Notice, Status } from 'src/components/feedback/ProblemAlert'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { ErrorText } from 'src/components/feedback/ErrorScreen'
import { helpActions, selectHelp } from 'src/features/support/helpSlice'
import { CallInstead, OtherChannels, CompanySupport } from 'src/features/support/OtherChannels'
import type { AppState } from 'src/features/rootReducer'
import { selectSupport, supportActions, type SupportState } from 'src/features/support/supportSlice'
import { TicketForm } from 'src/features/support/TicketForm'
import { phoneOf, supportChannel } from 'src/features/support/supportChannel'
import { selectPageUser, selectGuest } from 'src/features/record/selectors'
import { type Translate, useMessages } from 'src/messages/useMessages'
import type { TicketAdditions } from 'src/services/api/supportService'
import { cleanRequestId } from 'src/services/cleanText'
import { Card } from 'src/components/layout/Card'
import { StepContainer } from 'src/components/layout/step/Step'

export const SUPPORT_HEADING = 'support-heading'

const Sorry = styled.p`
  margin-block: calc(${({ theme }) => theme.space.m} * -1) ${({ theme }) => theme.space.l};
`

/** The parts that other journeys add to the page. */
export interface SupportParts {
  /** Other ways to get help. */
  above: ReactNode
  /** The fields for optional additions to a ticket. */
  inForm: ReactNode
  additions: (state: AppState) => TicketAdditions
}

/** The support form in all its states, the same in the modal and on the page (support/titles). */
export function SupportPanel({ parts }: { parts?: SupportParts }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const support = useSelector(selectSupport)
  const { screen, opening } = useSelector(selectHelp)
  const trouble = screen === 'failed'
  const close = () => dispatch(helpActions.closed())
  if (support.step === 'unavailable') {
    return (
      <>
        <CloseButton onClose={close} />
        <ErrorText
          headingId={SUPPORT_HEADING}
          problem={support.problem}
          onRetry={() => dispatch(supportActions.retried())}
        >
          <Unavailable problem={support.problem} />
        </ErrorText>
        {parts?.above}
      </>
    )
  }
  return (
    <>
      <CloseButton onClose={close} />
      <Heading key={`${support.step === 'submitted'} ${opening}`} id={SUPPORT_HEADING}>
        <Sentences>{t(trouble ? 'support.sorry' : 'support.heading')}</Sentences>
      </Heading>
      {trouble && support.step !== 'submitted' && <Sorry>{t('problem.helpUnavailable')}</Sorry>}
      <Notice tone="success">{support.step === 'submitted' && t('support.sent')}</Notice>
      {support.step === 'submitted' ? (
        <PrimaryButton type="button" onClick={close}>
          {t('support.done')}
        </PrimaryButton>
      ) : (
        <>
          {parts?.above}
          <DelayedFallback
            ready={support.step !== 'loading'}
            waiting={<Status>{t('screen.loading')}</Status>}
          >
            {support.step === 'elsewhere' && <CompanySupport address={support.address} focused />}
            {(support.step === 'editing' || support.step === 'submitting') && (
              <Channel support={support} parts={parts} />
            )}
          </DelayedFallback>
        </>
      )}
    </>
  )
}

/** The person can send the form again in either case, so after a limit the problem's usual text returns (calls/retry-after). */
function Unavailable({ problem }: { problem: Problem }) {
  const t = useMessages()
  const left = useSecondsLeft(problem.until)
  return <p>{left > 0 ? <Counting problem={problem} left={left} /> : problemWords(t, problem)}</p>
}

interface ChannelProps {
  support: Extract<SupportState, { step: 'editing' | 'submitting' }>
  parts: SupportParts | undefined
}

function Channel({ support, parts }: ChannelProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const { problem } = useSelector(selectHelp)
  const guest = useSelector(selectGuest)
  const username = useSelector((state: AppState) => selectPageUser(state).name)
  const store = useStore<AppState>()
  const way = supportChannel(support.info)
  if (way.kind !== 'form') return <OtherChannels way={way} />
  const phone = phoneOf(support.info)
  return (
    <>
      {phone && <CallInstead way={phone} />}
      <TicketForm
        guest={guest}
        username={username}
        busy={support.step === 'submitting'}
        problem={support.step === 'editing' ? support.problem : undefined}
        reference={referenceWords(t, problem)}
        onReferenceRemoved={() => dispatch(helpActions.problemRemoved())}
        onEdited={() => dispatch(supportActions.edited())}
        onSubmit={ticket =>
          dispatch(supportActions.submitted({ ...ticket, ...parts?.additions(store.getState()) }))
        }
      >
        {parts?.inForm}
      </TicketForm>
    </>
  )
}

function referenceWords(t: Translate, problem: Problem | undefined): string {
  const status = problem?.status
  const id = cleanRequestId(problem?.requestId ?? '')
  if (status === undefined) return id && t('support.reference.request', { id })
  return id ? t('support.reference.both', { status, id }) : t('support.reference.status', { status })
}

/** The support form as a page: on a phone, and by its address on any device (support/get-help). */
export function SupportScreen({ parts }: { parts: SupportParts }) {
  return (
    <StepContainer>
      <Card>
        <SupportPanel parts={parts} />
      </Card>
    </StepContainer>
  )
}
