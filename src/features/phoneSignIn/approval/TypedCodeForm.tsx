import type { SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { SubmitButton } from 'src/components/actions/Button'
import { asciiMask } from 'src/components/codes/codeMask'
import { TextField } from 'src/components/fields/TextField'
import { Step } from 'src/components/layout/step/Step'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'
import { StepForm } from 'src/components/layout/step/StepForm'
import { phoneApprovalActions } from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { useRequiredText } from 'src/features/phoneSignIn/approval/useRequiredText'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

const LONGEST = 64

/** For a person who has no camera: the code of the computer, typed (phone/open). */
export function TypedCodeForm({ busy }: { busy: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const { ref, field, read } = useRequiredText('phone-code', asciiMask)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const code = read()
    if (code !== '') dispatch(phoneApprovalActions.codeEntered(code))
  }
  return (
    <Step
      step="typing"
      heading={t('phoneRequest.heading')}
      headingDescription={STEP_TEXT}
      text={t('phoneRequest.typeText')}
      who={<AccountChip />}
    >
      <StepForm onSubmit={submit} act={<SubmitButton busy={busy}>{t('action.next')}</SubmitButton>}>
        <TextField
          ref={ref}
          {...field}
          label={t('phoneRequest.code')}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          translate="no"
          spellCheck={false}
          maxLength={LONGEST}
          enterKeyHint="next"
          readOnly={busy}
        />
      </StepForm>
    </Step>
  )
}
