import styled from 'styled-components'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { countdownAnnouncement } from 'src/components/time/countdownAnnouncement'
import { useMessages } from 'src/messages/useMessages'

const Line = styled.p`
  margin-block-end: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  font-variant-numeric: tabular-nums;
`

const MINUTE_S = 60

/** The time that is left, seen every second and read aloud once a minute (accessibility/countdown). */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const say = useMessages()
  const news = countdownAnnouncement(secondsLeft)
  return (
    <Line>
      {say('phoneAuth.timeLeft')}{' '}
      <span role="timer" aria-live="off">
        {say('phoneAuth.timer', {
          minutes: Math.floor(secondsLeft / MINUTE_S),
          seconds: secondsLeft % MINUTE_S,
        })}
      </span>
      <VisuallyHidden role="status">
        {say(news.last ? 'phoneAuth.lastSeconds' : 'phoneAuth.minutesLeft', { n: news.n })}
      </VisuallyHidden>
    </Line>
  )
}
