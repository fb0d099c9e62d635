import { type ReactNode, useEffect, useRef } from 'react'
import { SubmitButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { UsernameField } from 'src/components/fields/UsernameField'
import { useFirstField } from 'src/components/fields/useFirstField'
import { StepForm } from 'src/components/layout/step/StepForm'
import { useLimit } from 'src/components/time/useSecondsLeft'
import type { ForgotState } from 'src/features/password/forgot/forgotPasswordSlice'
import { useMessages } from 'src/messages/useMessages'
import { cleanName } from 'src/services/cleanUsername'

const PROBLEM_ID = 'forget-password-problem'

interface ForgotFormProps {
  forgot: Exclude<ForgotState, { step: 'away' }>
  onEdit: (username: string) => void
  onSubmit: (username: string) => void
  onContinue: () => void
  /** The button to continue when another attempt would not help; it is then the primary one. */
  wayOn: ReactNode
  quiet: ReactNode
}

/** Asks for the username. The field is uncontrolled, so that text entered by an extension counts. */
export function ForgotForm({ forgot, onEdit, onSubmit, onContinue, wayOn, quiet }: ForgotFormProps) {
  const t = useMessages()
  const field = useRef<HTMLInputElement>(null)
  const form = useFirstField()
  const problem = forgot.step === 'editing' ? forgot.problem : undefined
  const limit = useLimit(problem)
  const again = forgot.step === 'editing' && forgot.startAgain
  const leaving = forgot.step === 'leaving'
  const invalid = problem?.code === 'enterUsername' || problem?.code === 'unknownUser'
  useEffect(() => {
    if (invalid) field.current?.focus()
  }, [invalid, problem])

  const typed = () => cleanName(field.current?.value ?? '')
  const submit = () => {
    if (limit) return
    if (forgot.step === 'provider') onContinue()
    else if (forgot.step === 'editing') onSubmit(typed())
  }
  return (
    <StepForm
      ref={form}
      onSubmit={submit}
      act={
        <>
          {wayOn}
          <SubmitButton second={Boolean(wayOn)} busy={forgot.step === 'lookingUp' || leaving} limit={limit}>
            {t('login.continue')}
          </SubmitButton>
        </>
      }
      quiet={quiet}
    >
      {again && <Notice>{t('forgetPassword.startAgain')}</Notice>}
      <UsernameField
        ref={field}
        defaultValue={forgot.username}
        onInput={() => onEdit(typed())}
        problemId={invalid ? PROBLEM_ID : undefined}
        below={<ProblemAlert id={PROBLEM_ID} problem={problem} line />}
      />
      {!again && <Notice>{(forgot.step === 'provider' || leaving) && t('login.providerHint')}</Notice>}
    </StepForm>
  )
}
