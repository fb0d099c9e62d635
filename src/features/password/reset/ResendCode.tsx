import { BusyButton, LinkButton, waitingFor } from 'src/components/actions/Button'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import type { Problem } from 'src/constants/problems'
import type { Deadline } from 'src/constants/timings'
import { TimedText } from 'src/components/time/TimeLeft'
import { useMessages } from 'src/messages/useMessages'

interface ResendCodeProps {
  id: string
  busy: boolean
  limit: Problem | undefined
  /** For e-mail, the time before which no code is sent (password-reset/email-resend). */
  newCodeAt: Deadline | undefined
  /** The id of the button whose request is pending, which shows the wait. */
  waitsFor: string | undefined
  onResend: () => void
}

export function ResendCode({ id, busy, limit, newCodeAt, waitsFor, onResend }: ResendCodeProps) {
  const t = useMessages()
  const left = useSecondsLeft(newCodeAt)
  if (left > 0 && !busy)
    return (
      <span>
        <TimedText words="newCode.in" seconds={left} />
      </span>
    )
  return (
    <BusyButton
      look={LinkButton}
      id={id}
      busy={busy}
      limit={limit}
      {...(waitsFor === undefined ? { onClick: onResend } : waitingFor(waitsFor))}
    >
      {t('resetPassword.code.sendNew')}
    </BusyButton>
  )
}
