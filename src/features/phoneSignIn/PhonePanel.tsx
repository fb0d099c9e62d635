import { useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, PrimaryButton, useLimit } from 'src/components/actions/Button'
import { CloseButton } from 'src/components/actions/CloseButton'
import { ProblemAlert, Notice, Status } from 'src/components/feedback/ProblemAlert'
import { Heading } from 'src/components/layout/Heading'
import { BigNumber } from 'src/components/layout/BigNumber'
import { MutedText, Text } from 'src/components/layout/Text'
import { Small } from 'src/components/layout/Small'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { QrFrame, QrRow } from 'src/components/qr/QrFrame'
import { SpelledCode } from 'src/components/codes/SpelledCode'
import { phoneSignInActions, type PhoneSignInState } from 'src/features/phoneSignIn/phoneSignInSlice'
import { heldPhoneCode, watchPhoneCode } from 'src/features/phoneSignIn/heldPhoneCode'
import { useMessages } from 'src/messages/useMessages'
import type { Deadline } from 'src/services/clock'
import { Sentence } from 'src/components/feedback/Sentence'

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
      <PhoneNumber {...(state.step === 'comparing' && state)} />
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
    <BusyButton look={PrimaryButton} limit={limit} onClick={() => dispatch(phoneSignInActions.wanted())}>
      {t(state.step === 'failed' ? 'action.tryAgain' : 'code.another')}
    </BusyButton>
  )
}

const Address = styled.p`
  margin-block-end: ${({ theme }) => theme.space.s};
  font-weight: ${({ theme }) => theme.font.medium};
  overflow-wrap: anywhere;
`

const Code = styled.p`
  margin-block-end: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.5rem;
  line-height: 2.25rem;
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
`

/** Returns an address as a person types it; the phone adds the protocol. */
const typedAddress = (address: string): string => address.replace(/^https?:\/\//, '')

/**
 * Shows a QR code for a camera, and an address with a code to type (phone/begin). The code is in the fragment of the
 * address, which browsers do not send to any server.
 */
function PhoneCodes({ address, ends }: { address: string; ends: Deadline }) {
  const t = useMessages()
  const left = useSecondsLeft(ends)
  const code = useSyncExternalStore(watchPhoneCode, heldPhoneCode)
  if (code === '') return null
  return (
    <QrRow>
      <QrFrame large address={`${address}#code=${code}`} label={t('phoneSignIn.qr')} />
      <div>
        <MutedText>{t('phoneSignIn.byHand')}</MutedText>
        <Address dir="ltr" translate="no">
          {typedAddress(address)}
        </Address>
        <Code dir="ltr">
          <SpelledCode code={code} groupsOf={4} sign="-" words="code.yours" />
        </Code>
        <Small as="div">
          <TimeLeft seconds={left} words="code.ends" />
        </Small>
      </div>
    </QrRow>
  )
}

const Box = styled.div`
  text-align: center;
`

const Words = styled(Status)`
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.medium};
`

/** Shows the number to enter on the phone; screen readers announce it when it arrives (phone/number). */
function PhoneNumber({ number, ends }: { number?: string; ends?: Deadline }) {
  const left = useSecondsLeft(ends)
  return (
    <Box>
      {/* The live region is rendered before its text, so that screen readers announce it. */}
      <Words>{number !== undefined && <Sentence words="phoneSignIn.compare" values={{ number }} />}</Words>
      {number !== undefined && (
        <>
          <BigNumber aria-hidden="true" dir="ltr" translate="no">
            {number}
          </BigNumber>
          <Small as="div">
            <TimeLeft seconds={left} words="waiting.endsIn" aloud={false} />
          </Small>
        </>
      )}
    </Box>
  )
}
