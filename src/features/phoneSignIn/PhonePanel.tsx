import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { BusyButton, PrimaryButton } from 'src/components/actions/Button'
import { CloseButton } from 'src/components/actions/CloseButton'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice, Status } from 'src/components/feedback/Status'
import { Heading } from 'src/components/layout/Heading'
import { MutedText, Text } from 'src/components/layout/Text'
import { useLimit } from 'src/components/time/useLimit'
import { PhoneCodes } from 'src/features/phoneSignIn/PhoneCodes'
import { PhoneNumber } from 'src/features/phoneSignIn/PhoneNumber'
import { phoneSignInActions, type PhoneSignInState } from 'src/features/phoneSignIn/phoneSignInSlice'
import { useMessages } from 'src/messages/useMessages'

export const PHONE_HEADING = 'phone-sign-in-heading'
const TEXT = 'phone-sign-in-text'

type Open = Exclude<PhoneSignInState, { step: 'closed' }>

/** The content of the modal while the page waits for a phone: the codes, then a number, or the problem that prevents both (phone/states). */
export function PhonePanel({ state }: { state: Open }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const problem = 'problem' in state ? state.problem : undefined
  const asking = state.step === 'opening'
  const explains = asking || state.step === 'shown'
  const [rounds, setRounds] = useState({ n: 0, asking })
  if (asking !== rounds.asking) setRounds({ n: rounds.n + Number(asking), asking })
  return (
    <>
      <CloseButton onClose={() => dispatch(phoneSignInActions.closed())} />
      {/* The pressed button disappears together with the old codes, so the heading takes the focus. */}
      <Heading key={rounds.n} id={PHONE_HEADING} describedBy={explains ? TEXT : undefined}>
        {t('phoneSignIn.button')}
      </Heading>
      {explains && <Text id={TEXT}>{t('phoneSignIn.text')}</Text>}
      <ProblemAlert id="phone-sign-in-problem" problem={problem} polled={state.step !== 'failed'} />
      <Notice>
        {state.step === 'over' && t(state.why === 'denied' ? 'phoneSignIn.denied' : 'code.over')}
      </Notice>
      <Status>{asking && t('action.pleaseWait')}</Status>
      {state.step === 'shown' && <PhoneCodes {...state} />}
      <PhoneNumber state={state} />
      {state.step === 'shown' && <MutedText>{t('phoneSignIn.shared')}</MutedText>}
      {(state.step === 'over' || state.step === 'failed') && <Another state={state} />}
    </>
  )
}

function Another({ state }: { state: Extract<Open, { step: 'over' | 'failed' }> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const limit = useLimit(state.step === 'failed' ? state.problem : undefined)
  return (
    <BusyButton
      look={PrimaryButton}
      busy={false}
      limit={limit}
      onClick={() => dispatch(phoneSignInActions.wanted())}
    >
      {t(state.step === 'failed' ? 'action.tryAgain' : 'code.another')}
    </BusyButton>
  )
}
