import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { countdownAnnouncement } from 'src/components/time/countdownAnnouncement'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { selectAwaited } from 'src/features/session/record/selectors'
import { useMessages } from 'src/messages/useMessages'

const Line = styled.p`
  margin-block-end: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  font-variant-numeric: tabular-nums;
`

const MINUTE_S = 60

/** The time that is left for the code, seen every second and read aloud once a minute (accessibility/countdown). */
export function Countdown() {
  const say = useMessages()
  const secondsLeft = useSecondsLeft(useSelector(selectAwaited)?.ends)
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
