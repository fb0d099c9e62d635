import type { ReactNode, SubmitEvent } from 'react'
import type { Problem } from 'src/constants/problems'
import { SubmitButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { StepForm } from 'src/components/layout/step/StepForm'
import { useLimit } from 'src/components/time/useLimit'
import { useMessages } from 'src/messages/useMessages'

interface EmailStepProps {
  busy: boolean
  problem: Problem | undefined
  onSubmit: () => void
  /** Links below the button. */
  children: ReactNode
}

/** Sends the code to the stored e-mail address, so that there is nothing to type (password-reset/email). */
export function EmailStep({ busy, problem, onSubmit, children }: EmailStepProps) {
  const t = useMessages()
  const limit = useLimit(problem)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
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
