import { BusyButton, PrimaryButton } from 'src/components/actions/Button'
import { Notice } from 'src/components/feedback/ProblemAlert'
import { Step } from 'src/components/layout/step/Step'
import { useMessages } from 'src/messages/useMessages'

const MESSAGE_ID = 'password-updated'

interface PasswordUpdatedProps {
  guest: boolean
  button: string
  busy?: boolean
  onGoOn: () => void
}

/** Confirms the end of a reset or a change (password-reset/done, password-change/done). */
export function PasswordUpdated({ guest, button, busy = false, onGoOn }: PasswordUpdatedProps) {
  const t = useMessages()
  return (
    <Step
      step="updated"
      heading={t('passwordUpdated.heading')}
      headingDescription={MESSAGE_ID}
      message={
        <Notice id={MESSAGE_ID} tone="success">
          {t(guest ? 'passwordUpdated.guest' : 'passwordUpdated.other')}
        </Notice>
      }
      act={
        <BusyButton look={PrimaryButton} busy={busy} onClick={onGoOn}>
          {button}
        </BusyButton>
      }
    />
  )
}
