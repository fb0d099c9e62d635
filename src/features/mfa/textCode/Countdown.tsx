import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { countdownAnnouncement } from 'src/components/time/countdownAnnouncement'
import { waitTime } from 'src/components/time/limitWords'
import { Digits, Timer } from 'src/components/time/Timer'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { selectAwaited } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

const Line = styled.p`
  flex: none;
`

const MINUTE_S = 60

/**
 * Shows the time left for the code as '4:59'. The digits change every second; screen readers announce the time once a
 * minute (accessibility/countdown).
 */
export function Countdown() {
  const t = useMessages()
  const secondsLeft = useSecondsLeft(useSelector(selectAwaited)?.ends)
  const news = countdownAnnouncement(secondsLeft)
  return (
    <Line>
      {t('phoneAuth.timeLeft')}{' '}
      <Timer>
        <Digits time={waitTime(secondsLeft)}>
          {t('waiting.minutes', {
            minutes: Math.floor(secondsLeft / MINUTE_S),
            seconds: secondsLeft % MINUTE_S,
          })}
        </Digits>
      </Timer>
      <VisuallyHidden role="status">
        {t(news.last ? 'phoneAuth.lastSeconds' : 'waiting.minutesLeft', { n: news.n })}
      </VisuallyHidden>
    </Line>
  )
}
