import { useDispatch, useSelector } from 'react-redux'
import { BASE_PATH, ROUTES } from 'src/constants/routes'
import { AppLink } from 'src/components/AppLink'
import { Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { Links } from 'src/components/Links'
import { Text } from 'src/components/Text'
import { CodeForm } from 'src/features/mfa/CodeForm'
import { digitsMask } from 'src/features/mfa/codeMask'
import { codeActions, selectCode } from 'src/features/mfa/codeSlice'
import { Countdown } from 'src/features/mfa/Countdown'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'
import { awaitTextCode } from 'src/services/webOtp'

/** The text-message code page (spec §2 `/phone-auth`). */
export function TextCodeScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  if (state.step === 'away' || state.request.kind !== 'text') return null
  const { mfaType, secondsLeft } = state.request
  return (
    <Card>
      <Heading key={state.visit}>{say('phoneAuth.heading')}</Heading>
      <Text>{say('phoneAuth.text')}</Text>
      <CodeForm
        key={`form ${state.visit}`}
        id="securityCode"
        label={say('phoneAuth.code')}
        mask={digitsMask}
        button={say('action.activate')}
        busy={state.step === 'sending'}
        problem={state.step === 'editing' ? state.problem : undefined}
        awaitCode={awaitTextCode}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={code => dispatch(codeActions.submitted({ kind: 'text', mfaType, code }))}
      >
        <Countdown secondsLeft={secondsLeft} />
      </CodeForm>
      <Links>
        <AppLink
          href={`${BASE_PATH}${ROUTES.login}`}
          onFollow={() => dispatch(sessionEvents.routeFollowed(ROUTES.login))}
        >
          {say('action.backToSignIn')}
        </AppLink>
      </Links>
    </Card>
  )
}
