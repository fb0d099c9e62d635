import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, PrimaryButton, useLimit } from 'src/components/actions/Button'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { passkeyFactorActions, selectPasskeyFactor } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { TriesLeft } from 'src/components/codes/TriesLeft'
import { StepMessage, FactorStep } from 'src/features/mfa/FactorStep'
import { useMessages } from 'src/messages/useMessages'

/** Asks for a passkey as a second factor, with one button that opens the browser's dialog (passkeys/factor). */
export function PasskeyFactorScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectPasskeyFactor)
  const problem = state.step === 'ready' ? state.problem : undefined
  const limit = useLimit(problem)
  if (state.step === 'away') return null
  const accepted = state.step === 'accepted'
  return (
    <FactorStep
      step={`${state.visit} ${accepted}`}
      now="passkey"
      heading={t('passkey.heading')}
      text={!accepted && t('passkey.text')}
      message={
        <>
          {!accepted && <StepMessage />}
          <Notice tone="success">{accepted && t('passkey.accepted')}</Notice>
          <ProblemAlert
            id="passkey-problem"
            problem={problem}
            more={<TriesLeft tries={problem?.triesLeft} />}
          />
        </>
      }
      act={
        !accepted && (
          <BusyButton
            look={PrimaryButton}
            busy={state.step === 'proving'}
            limit={limit}
            onClick={() => dispatch(passkeyFactorActions.buttonPressed())}
          >
            {t('passkey.use')}
          </BusyButton>
        )
      }
    />
  )
}
