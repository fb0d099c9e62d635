import { useDispatch, useSelector } from 'react-redux'
import type { ReactNode } from 'react'
import { ROUTES } from 'src/constants/routes'
import type { Problem } from 'src/constants/problems'
import { LinkButton, PrimaryButton, SubmitButton } from 'src/components/actions/Button'
import { AppLink } from 'src/components/actions/AppLink'
import { useLimit } from 'src/components/time/useSecondsLeft'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { StepForm } from 'src/components/layout/step/StepForm'
import { NewPasswordForm } from 'src/features/password/form/NewPasswordForm'
import { selectRules } from 'src/features/password/form/passwordRulesSlice'
import { CodeStep } from 'src/features/password/reset/CodeStep'
import { PhoneStep } from 'src/features/password/reset/PhoneStep'
import { resetActions } from 'src/features/password/reset/resetPasswordSlice'
import { type Asking, PART_OF } from 'src/features/password/reset/resetState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'
import { awaitTextCode } from 'src/services/browser/webOtp'

export function ResetStep({ reset }: { reset: Asking }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const rules = useSelector(selectRules)
  const problem = 'problem' in reset ? reset.problem : undefined
  // The boxes are new with each code.
  const limit = useLimit(problem, { of: `${PART_OF[reset.step]}` })
  const edit = () => dispatch(resetActions.edited())
  const { byEmail, info } = reset
  const links = (
    <>
      {info.reference && info.email && (
        <LinkButton type="button" onClick={() => dispatch(resetActions.otherWayPressed())}>
          {t(byEmail ? 'resetEmail.phoneInstead' : 'resetEmail.instead')}
        </LinkButton>
      )}
      <AppLink to={ROUTES.supportForm} onFollow={() => dispatch(sessionEvents.helpRequested())}>
        {t(byEmail ? 'resetEmail.noAccess' : 'resetPassword.noAccess')}
      </AppLink>
    </>
  )
  switch (reset.step) {
    case 'sendCode':
    case 'sending':
      if (byEmail)
        return (
          <EmailStep
            busy={reset.step === 'sending'}
            problem={problem}
            onSubmit={() => dispatch(resetActions.emailConfirmed())}
          >
            {links}
          </EmailStep>
        )
      return (
        <PhoneStep
          phone={reset.phone}
          busy={reset.step === 'sending'}
          problem={problem}
          onEdit={phone => dispatch(resetActions.edited(phone))}
          onSubmit={phone => dispatch(resetActions.phoneSubmitted(phone))}
        >
          {links}
        </PhoneStep>
      )
    case 'enterCode':
    case 'checking':
    case 'resending':
      return (
        <CodeStep
          key={reset.codes}
          autoFocus={reset.codes > 1}
          busy={reset.step === 'enterCode' ? undefined : reset.step}
          resent={
            reset.step === 'enterCode' &&
            reset.resent &&
            t(byEmail ? 'code.sent' : 'resetPassword.code.resent')
          }
          newCodeAt={reset.newCodeAt}
          problem={problem}
          limit={limit}
          awaitCode={byEmail ? undefined : awaitTextCode}
          onEdit={edit}
          onSubmit={code => dispatch(resetActions.codeSubmitted({ code }))}
          onResend={() => dispatch(resetActions.newCodePressed())}
        >
          {links}
        </CodeStep>
      )
    case 'createPassword':
    case 'saving':
      return (
        <NewPasswordForm
          username={reset.username}
          rules={rules}
          button={t('newPassword.save')}
          busy={reset.step === 'saving'}
          problem={problem}
          onEdit={edit}
          onSubmit={({ newPassword }) => dispatch(resetActions.passwordSubmitted({ newPassword }))}
          wayOn={
            problem?.code === 'tookTooLong' && (
              <PrimaryButton type="button" onClick={() => dispatch(resetActions.verifyAgainPressed())}>
                {t('resetPassword.verifyAgain')}
              </PrimaryButton>
            )
          }
        />
      )
  }
}

interface EmailStepProps {
  busy: boolean
  problem: Problem | undefined
  onSubmit: () => void
  children: ReactNode
}

/** Sends the code to the stored e-mail address, so that there is nothing to type (password-reset/email). */
function EmailStep({ busy, problem, onSubmit, children }: EmailStepProps) {
  const t = useMessages()
  const limit = useLimit(problem)
  const submit = () => {
    if (!busy && !limit) onSubmit()
  }
  return (
    <StepForm
      onSubmit={submit}
      act={
        <SubmitButton busy={busy} limit={limit}>
          {t('resetPassword.sendCode')}
        </SubmitButton>
      }
      quiet={children}
    >
      <ProblemAlert id="reset-email-problem" problem={problem} line />
    </StepForm>
  )
}
