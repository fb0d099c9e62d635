import { useDispatch, useSelector } from 'react-redux'
import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { SecondaryButton } from 'src/components/actions/Button'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { AppLink } from 'src/components/actions/AppLink'
import { Links } from 'src/components/actions/Links'
import { needsSupport } from 'src/features/password/forgot/afterPhoneLookup'
import { ForgotForm } from 'src/features/password/forgot/ForgotForm'
import { forgotActions, selectForgot } from 'src/features/password/forgot/forgotSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/** 'Password trouble' (password-reset/username). */
export function ForgotScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const forgot = useSelector(selectForgot)
  if (forgot.step === 'away') return null
  const problem = forgot.step === 'editing' ? forgot.problem : undefined
  const close = () => dispatch(sessionEvents.routeFollowed(ROUTES.login))
  return (
    <Card>
      <Heading key={forgot.visit}>{say('forgetPassword.heading')}</Heading>
      <ForgotForm
        key={`form ${forgot.visit}`}
        forgot={forgot}
        onEdit={() => dispatch(forgotActions.edited())}
        onSubmit={username => dispatch(forgotActions.submitted(username))}
        onContinue={() => dispatch(forgotActions.continued())}
      >
        {needsSupport(problem) && (
          <SecondaryButton type="button" onClick={() => dispatch(sessionEvents.supportAsked())}>
            {say('action.contactSupport')}
          </SecondaryButton>
        )}
      </ForgotForm>
      <Links>
        <AppLink
          href={`${BASE_PATH}${ROUTES.supportForm}`}
          onFollow={() => dispatch(sessionEvents.helpAsked())}
        >
          {say('forgetPassword.notSure')}
        </AppLink>
        <AppLink href={`${BASE_PATH}${ROUTES.login}`} onFollow={close}>
          {say('action.close')}
        </AppLink>
      </Links>
    </Card>
  )
}
