import { useDispatch } from 'react-redux'
import { type ReactNode, type Ref, useState } from 'react'
import { ROUTES } from 'src/constants/routes'
import { LinkButton, PrimaryButton, SubmitButton, useLimit } from 'src/components/actions/Button'
import { AppLink } from 'src/components/actions/AppLink'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { StepForm } from 'src/components/layout/step/StepForm'
import { NewPasswordForm } from 'src/features/password/form/NewPasswordForm'
import { useRules } from 'src/features/password/form/useRules'
import { CodeStep } from 'src/features/password/reset/CodeStep'
import { resetActions } from 'src/features/password/reset/resetPasswordSlice'
import { type Asking, PART_OF } from 'src/features/password/reset/resetState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'
import { awaitTextCode } from 'src/services/browser/webOtp'
import { useFirstField, useFocusOnProblem } from 'src/components/fields/useFirstField'
import { PhoneField } from 'src/components/phone/PhoneField'

export function ResetStep({ reset }: { reset: Asking }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const rules = useRules()
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
      return byEmail ? (
        // The address is known, so there is nothing to type (password-reset/email).
        <SendForm reset={reset} onSend={() => dispatch(resetActions.emailConfirmed())} links={links}>
          <ProblemAlert id="reset-email-problem" problem={problem} line />
        </SendForm>
      ) : (
        <PhoneStep reset={reset} links={links} />
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

type Sending = Extract<Asking, { step: 'sendCode' | 'sending' }>

interface SendFormProps {
  ref?: Ref<HTMLFormElement>
  reset: Sending
  onSend: () => void
  links: ReactNode
  children: ReactNode
}

/** The form whose button sends the code. */
function SendForm({ ref, reset, onSend, links, children }: SendFormProps) {
  const t = useMessages()
  const busy = reset.step === 'sending'
  const limit = useLimit(busy ? undefined : reset.problem)
  const submit = () => {
    if (!busy && !limit) onSend()
  }
  return (
    <StepForm
      ref={ref}
      onSubmit={submit}
      act={
        <SubmitButton busy={busy} limit={limit}>
          {t('resetPassword.sendCode')}
        </SubmitButton>
      }
      quiet={links}
    >
      {children}
    </StepForm>
  )
}

const NUMBER_ID = 'mobile-number'
const PROBLEM_ID = 'mobile-number-problem'

/** Asks for the phone number to which the code is sent. */
function PhoneStep({ reset, links }: Pick<SendFormProps, 'reset' | 'links'>) {
  const t = useMessages()
  const dispatch = useDispatch()
  const [value, setValue] = useState(reset.phone)
  const problem = reset.step === 'sendCode' ? reset.problem : undefined
  const invalid = problem?.code === 'enterMobileNumber' || problem?.code === 'otherNumber'
  const form = useFirstField(useFocusOnProblem(NUMBER_ID, invalid ? problem : undefined))
  return (
    <SendForm
      ref={form}
      reset={reset}
      onSend={() => dispatch(resetActions.phoneSubmitted(value))}
      links={links}
    >
      <PhoneField
        id={NUMBER_ID}
        name={NUMBER_ID}
        label={t('resetPassword.mobile')}
        value={value}
        readOnly={reset.step === 'sending'}
        problemId={invalid ? PROBLEM_ID : undefined}
        below={<ProblemAlert id={PROBLEM_ID} problem={problem} line />}
        onChange={next => {
          setValue(next)
          dispatch(resetActions.edited(next))
        }}
      />
    </SendForm>
  )
}
