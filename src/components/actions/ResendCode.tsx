import type { ComponentProps } from 'react'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { TimedText } from 'src/components/time/TimeLeft'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import type { Deadline } from 'src/constants/timings'

interface ResendCodeProps extends ComponentProps<typeof BusyButton> {
  /** The time before which no other code is sent. */
  at: Deadline | undefined
}

/** A button that sends another code, or the time until it may (factors/new-code, password-reset/email-resend). */
export function ResendCode({ at, ...button }: ResendCodeProps) {
  const left = useSecondsLeft(at)
  if (left === 0 || button.busy) return <BusyButton look={LinkButton} {...button} />
  return (
    <span>
      <TimedText words="newCode.in" seconds={left} />
    </span>
  )
}
