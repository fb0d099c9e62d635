import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { countdownAnnouncement } from 'src/components/time/countdownAnnouncement'
import { waitTime } from 'src/components/time/limitWords'
import { Digits, Timer } from 'src/components/time/Timer'
import { TimedText } from 'src/components/time/TimedText'
import { timeWords } from 'src/components/time/timeWords'
import type { MessageKey } from 'src/messages/en-US'
import { useMessages } from 'src/messages/useMessages'

interface TimeLeftProps {
  seconds: number
  words: MessageKey
  /** False if another message is announced meanwhile. */
  aloud?: boolean
  /** Shows digits only; screen readers still read words. */
  short?: boolean
}

/** The time that is left, seen each second and read aloud once a minute and near the end (accessibility/countdown). */
export function TimeLeft({ seconds, words, aloud = true, short = false }: TimeLeftProps) {
  const t = useMessages()
  const news = countdownAnnouncement(seconds)
  if (seconds === 0) return <p>{t('waiting.over')}</p>
  return (
    <p>
      <Timer>
        {short ? (
          <Digits time={waitTime(seconds)}>{t(words, { time: timeWords(t, seconds) })}</Digits>
        ) : (
          <TimedText words={words} seconds={seconds} />
        )}
      </Timer>
      {aloud && (
        <VisuallyHidden role="status">
          {t(news.last ? 'waiting.lastSeconds' : 'waiting.minutesLeft', { n: news.n })}
        </VisuallyHidden>
      )}
    </p>
  )
}
