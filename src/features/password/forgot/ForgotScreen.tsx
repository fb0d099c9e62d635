import { useDispatch, useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { Step } from 'src/components/layout/step/Step'
import { AppLink } from 'src/components/actions/AppLink'
import { ContactSupport } from 'src/components/actions/ContactSupport'
import { needsSupport } from 'src/features/password/forgot/afterForgotLookup'
import {
  forgotActions,
  selectForgot,
  type ForgotState,
} from 'src/features/password/forgot/forgotPasswordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectSupportAddress } from 'src/features/session/supportAddressSlice'
import { useMessages } from 'src/messages/useMessages'
import { useEffect, useRef } from 'react'
import { SubmitButton, useLimit } from 'src/components/actions/Button'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { UsernameField } from 'src/components/fields/UsernameField'
import { useFirstField } from 'src/components/fields/useFirstField'
import { StepForm } from 'src/components/layout/step/StepForm'
import { cleanName } from 'src/services/cleanUsername'

/** 'Password trouble' (password-reset/username). */
export function ForgotScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const forgot = useSelector(selectForgot)
  if (forgot.step === 'away') return null
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
      <ForgotForm key={`form ${forgot.visit}`} forgot={forgot} />
    </Step>
  )
}

const PROBLEM_ID = 'forget-password-problem'

/** Asks for the username. The field is uncontrolled, so that text entered by an extension counts. */
function ForgotForm({ forgot }: { forgot: Exclude<ForgotState, { step: 'away' }> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const field = useRef<HTMLInputElement>(null)
  const form = useFirstField()
  const problem = 'problem' in forgot ? forgot.problem : undefined
  const limit = useLimit(problem)
  const again = forgot.step === 'editing' && forgot.startAgain
  const leaving = forgot.step === 'leaving'
  const address = useSelector(selectSupportAddress)
  const unsolvable = needsSupport(problem)
  const invalid = problem?.code === 'enterUsername' || problem?.code === 'unknownUser'
  useEffect(() => {
    if (invalid) field.current?.focus()
  }, [invalid, problem])

  const typed = () => cleanName(field.current?.value ?? '')
  const submit = () => {
    if (limit) return
    if (forgot.step === 'provider') dispatch(forgotActions.continued())
    else if (forgot.step === 'editing') dispatch(forgotActions.submitted(typed()))
  }
  return (
    <StepForm
      ref={form}
      onSubmit={submit}
      act={
        <>
          {/* Another attempt would not help, so support is the primary button. */}
          {unsolvable && (
            <ContactSupport address={address} onAsk={() => dispatch(sessionEvents.supportRequested())} />
          )}
          <SubmitButton second={unsolvable} busy={forgot.step === 'lookingUp' || leaving} limit={limit}>
            {t('login.continue')}
          </SubmitButton>
        </>
      }
      quiet={
        <AppLink to={ROUTES.supportForm} onFollow={() => dispatch(sessionEvents.helpRequested())}>
          {t('forgetPassword.notSure')}
        </AppLink>
      }
    >
      {again && <Notice>{t('forgetPassword.startAgain')}</Notice>}
      <UsernameField
        ref={field}
        defaultValue={forgot.username}
        onInput={() => dispatch(forgotActions.edited(typed()))}
        problemId={invalid ? PROBLEM_ID : undefined}
        below={<ProblemAlert id={PROBLEM_ID} problem={problem} line />}
      />
      {!again && <Notice>{(forgot.step === 'provider' || leaving) && t('login.providerHint')}</Notice>}
    </StepForm>
  )
}
