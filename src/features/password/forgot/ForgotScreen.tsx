import { useDispatch, useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { Step } from 'src/components/layout/step/Step'
import { AppLink } from 'src/components/actions/AppLink'
import { ContactSupport } from 'src/components/actions/ContactSupport'
import { needsSupport } from 'src/features/password/forgot/afterPhoneLookup'
import { ForgotForm } from 'src/features/password/forgot/ForgotForm'
import { forgotActions, selectForgot } from 'src/features/password/forgot/forgotPasswordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/** 'Password trouble' (password-reset/username). */
export function ForgotScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const forgot = useSelector(selectForgot)
  if (forgot.step === 'away') return null
  const problem = forgot.step === 'editing' ? forgot.problem : undefined
  const close = () => dispatch(sessionEvents.routeFollowed(ROUTES.login))
  return (
    <Step
      step={forgot.visit}
      heading={t('forgetPassword.heading')}
      text={t('forgetPassword.text')}
      out={
        <AppLink to={ROUTES.login} onFollow={close} closes>
          {t('action.close')}
        </AppLink>
      }
    >
      <ForgotForm
        key={`form ${forgot.visit}`}
        forgot={forgot}
        onEdit={username => dispatch(forgotActions.edited(username))}
        onSubmit={username => dispatch(forgotActions.submitted(username))}
        onContinue={() => dispatch(forgotActions.continued())}
        wayOn={
          needsSupport(problem) && (
            <ContactSupport
              address={forgot.support}
              onAsk={() => dispatch(sessionEvents.supportRequested())}
            />
          )
        }
        quiet={
          <AppLink to={ROUTES.supportForm} onFollow={() => dispatch(sessionEvents.helpRequested())}>
            {t('forgetPassword.notSure')}
          </AppLink>
        }
      />
    </Step>
  )
}
