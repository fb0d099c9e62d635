import { useDispatch, useSelector } from 'react-redux'
import { BASE_PATH, ROUTES } from 'src/constants/routes'
import { AppLink } from 'src/components/AppLink'
import { Card } from 'src/components/Card'
import { Links } from 'src/components/Links'
import { codeActions, selectCode } from 'src/features/mfa/codeSlice'
import { OneTimeCodeWizard } from 'src/features/mfa/OneTimeCodeWizard'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/** The one-time-code service's page (spec §2 `/symantec`). */
export function OneTimeCodeScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  if (state.step === 'away' || state.request.kind !== 'oneTime') return null
  return (
    <Card>
      <OneTimeCodeWizard
        key={`${state.visit} ${state.attempt}`}
        form={state.request.form}
        busy={state.step === 'sending'}
        problem={state.step === 'editing' ? state.problem : undefined}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={proof => dispatch(codeActions.submitted(proof))}
      />
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
