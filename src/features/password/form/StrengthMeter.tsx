import styled from 'styled-components'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { useStill } from 'src/components/feedback/useSettled'
import { STRENGTH_MESSAGE_MS } from 'src/constants/timings'
import { passwordStrength } from 'src/features/password/form/passwordRules'
import { useMessages } from 'src/messages/useMessages'

const MOST = 5

const Meter = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-height: 1.5rem;
  margin-block: ${({ theme }) => `${theme.space.s} 0`};
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
  &.veryweak,
  &.weak {
    --strength: ${({ theme }) => theme.color.danger};
  }
  &.medium {
    --strength: ${({ theme }) => theme.color.notice};
  }
  &.strong {
    --strength: ${({ theme }) => theme.color.success};
  }
  &[data-refused] {
    --strength: ${({ theme }) => theme.color.danger};
  }
`

const Bars = styled.span`
  display: flex;
  flex: 1;
  gap: 4px;
`

const Bar = styled.span`
  flex: 1;
  height: 6px;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.round};
  &[data-filled] {
    border-color: var(--strength);
    background: var(--strength);
    forced-color-adjust: none;
  }
`

interface StrengthMeterProps {
  password: string
  refused: boolean
  /** Hides the strength while another message is shown. */
  quiet: boolean
}

/**
 * Shows the strength of the password, or, until the next edit, that the server rejected it. Screen readers announce a
 * new strength once typing stops (password-change/strength).
 */
export function StrengthMeter({ password, refused, quiet }: StrengthMeterProps) {
  const t = useMessages()
  const { strength, met } = passwordStrength(password) ?? { met: 0 }
  const words = t(`newPassword.strength.${refused ? 'refused' : (strength ?? 'none')}`)
  const still = useStill(strength, password, quiet ? undefined : STRENGTH_MESSAGE_MS)
  const label = t('newPassword.strength')
  return (
    <>
      <Meter
        className={strength}
        data-refused={refused || undefined}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={MOST}
        aria-valuenow={met}
        aria-valuetext={words}
      >
        <Bars>
          {Array.from({ length: MOST }, (_, index) => (
            <Bar key={index} data-filled={index < met || undefined} />
          ))}
        </Bars>
        <span>{words}</span>
      </Meter>
      <VisuallyHidden role="status">
        {still && strength && `${label}: ${t(`newPassword.strength.${still}`)}`}
      </VisuallyHidden>
    </>
  )
}
