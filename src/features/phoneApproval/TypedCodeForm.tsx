import { type SubmitEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { SubmitButton } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import { Step, STEP_TEXT } from 'src/components/layout/Step'
import { StepForm } from 'src/components/layout/StepForm'
import { phoneApprovalActions } from 'src/features/phoneApproval/phoneApprovalSlice'
import { Who } from 'src/features/session/Who'
import { useMessages } from 'src/messages/useMessages'

const LONGEST = 64
const PROBLEM = 'phone-code-problem'

/** For a person who has no camera: the code of the computer, typed (phone/open). */
export function TypedCodeForm({ busy }: { busy: boolean }) {
  const say = useMessages()
  const dispatch = useDispatch()
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (busy) return
    if (code !== '') dispatch(phoneApprovalActions.codeEntered(code))
    else {
      setMissing(true)
      field.current?.focus()
    }
  }
  return (
    <Step
      step="typing"
      heading={say('phoneRequest.heading')}
      headingDescription={STEP_TEXT}
      text={say('phoneRequest.typeText')}
      who={<Who />}
    >
      <StepForm onSubmit={submit} act={<SubmitButton busy={busy}>{say('action.next')}</SubmitButton>}>
        <TextField
          ref={field}
          id="phone-code"
          name="phone-code"
          label={say('phoneRequest.code')}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          enterKeyHint="next"
          readOnly={busy}
          problemId={missing ? PROBLEM : undefined}
          below={<ProblemAlert id={PROBLEM} problem={missing ? { code: 'required' } : undefined} line />}
          onInput={() => setMissing(false)}
        />
      </StepForm>
    </Step>
  )
}
