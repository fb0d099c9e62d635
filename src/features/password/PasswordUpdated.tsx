import { PrimaryButton } from 'src/components/actions/Button'
import { Notice } from 'src/components/feedback/Status'
import { Step } from 'src/components/layout/Step'
import { useMessages } from 'src/messages/useMessages'

interface PasswordUpdatedProps {
  guest: boolean
  button: string
  onGoOn: () => void
}

/** The end of a reset and of a change (password-reset/done, password-change/done). */
export function PasswordUpdated({ guest, button, onGoOn }: PasswordUpdatedProps) {
  const say = useMessages()
  return (
    <Step
      step="updated"
      heading={say('passwordUpdated.heading')}
      told={<Notice tone="success">{say(guest ? 'passwordUpdated.guest' : 'passwordUpdated.other')}</Notice>}
      act={
        <PrimaryButton type="button" onClick={onGoOn}>
          {button}
        </PrimaryButton>
      }
    />
  )
}
