import { useDispatch, useSelector } from 'react-redux'
import { SENT_CODE } from 'src/constants/sentCodes'
import { Step } from 'src/components/layout/Step'
import { AcceptedCode } from 'src/features/mfa/AcceptedCode'
import { CodeForm } from 'src/features/mfa/CodeForm'
import { digitsMask } from 'src/features/mfa/codeMask'
import { codeActions, selectCode } from 'src/features/mfa/codeSlice'
import { Countdown } from 'src/features/mfa/textCode/Countdown'
import { BackToSignIn } from 'src/features/session/BackToSignIn'
import { FactorRail } from 'src/features/session/FactorRail'
import { Who } from 'src/features/session/Who'
import { useMessages } from 'src/messages/useMessages'
import { awaitTextCode } from 'src/services/browser/webOtp'

/** The page of a code that was sent (factors/countdown). */
export function TextCodeScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  if (state.step === 'away' || state.request.kind !== 'text') return null
  const { mfaType, secondsLeft } = state.request
  const { page, byTextMessage } = SENT_CODE[mfaType]
  if (state.step === 'accepted') return <AcceptedCode heading={say(`${page}.heading`)} />
  return (
    <Step
      step={state.visit}
      rail={<FactorRail now="code" />}
      heading={say(`${page}.heading`)}
      who={<Who />}
      text={say(`${page}.text`)}
      out={<BackToSignIn />}
    >
      <CodeForm
        key={`form ${state.visit}`}
        id="securityCode"
        label={say(`${page}.code`)}
        mask={digitsMask}
        button={say('action.activate')}
        busy={state.step === 'sending'}
        problem={state.step === 'editing' ? state.problem : undefined}
        awaitCode={byTextMessage ? awaitTextCode : undefined}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={code => dispatch(codeActions.submitted({ kind: 'text', mfaType, code }))}
      >
        <Countdown secondsLeft={secondsLeft} />
      </CodeForm>
    </Step>
  )
}
