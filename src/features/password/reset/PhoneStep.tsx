import { type ReactNode, useState } from 'react'
import type { Problem } from 'src/constants/problems'
import { SubmitButton } from 'src/components/actions/Button'
import { useFirstField, useFocusOnProblem } from 'src/components/fields/useFirstField'
import { StepForm } from 'src/components/layout/step/StepForm'
import { PhoneField } from 'src/components/phone/PhoneField'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { useLimit } from 'src/components/time/useSecondsLeft'
import { useMessages } from 'src/messages/useMessages'

const FIELD_ID = 'mobile-number'
const PROBLEM_ID = 'mobile-number-problem'

interface PhoneStepProps {
  phone: string
  busy: boolean
  problem: Problem | undefined
  onEdit: (phone: string) => void
  onSubmit: (phone: string) => void
  children: ReactNode
}

/** Asks for the phone number to which the code is sent. */
export function PhoneStep({ phone, busy, problem, onEdit, onSubmit, children }: PhoneStepProps) {
  const t = useMessages()
  const [value, setValue] = useState(phone)
  const invalid = problem?.code === 'enterMobileNumber' || problem?.code === 'otherNumber'
  const limit = useLimit(problem)
  const form = useFirstField(useFocusOnProblem(FIELD_ID, invalid ? problem : undefined))
  const submit = () => {
    if (!busy && !limit) onSubmit(value)
  }
  return (
    <StepForm
      ref={form}
      onSubmit={submit}
      act={
        <SubmitButton busy={busy} limit={limit}>
          {t('resetPassword.sendCode')}
        </SubmitButton>
      }
      quiet={children}
    >
      <PhoneField
        id={FIELD_ID}
        name={FIELD_ID}
        label={t('resetPassword.mobile')}
        value={value}
        readOnly={busy}
        problemId={invalid ? PROBLEM_ID : undefined}
        below={<ProblemAlert id={PROBLEM_ID} problem={problem} line />}
        onChange={next => {
          setValue(next)
          onEdit(next)
        }}
      />
    </StepForm>
  )
}
