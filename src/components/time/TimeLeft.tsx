import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { countdownAnnouncement, waitTime } from 'src/components/time/limitWords'
import type { MessageKey } from 'src/messages/en-US'
import { useMessages, type Translate } from 'src/messages/useMessages'
import { PLACE, TextAround } from 'src/components/layout/KeyedText'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Drawn beside its words and not read with them. */
const Drawn = styled.span`
  font-variant-numeric: tabular-nums;
  &::after {
    content: attr(data-time);
    content: attr(data-time) / '';
  }
`

interface DigitsProps {
  /** The visible time, such as '3:54'; without it the words are visible. */
  time: string | undefined
  /** The time in words, for a screen reader. */
  children: string
}

/** Shows a time in digits; screen readers read it in words. */
export const Digits = ({ time, children }: DigitsProps) =>
  time ? (
    <Drawn data-time={time}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Drawn>
  ) : (
    children
  )

/** A text whose time changes each second without being announced each time (accessibility/countdown). */
export const Timer = ({ children }: { children: ReactNode }) => (
  <span role="timer" aria-live="off">
    {children}
  </span>
)

interface TimedTextProps {
  /** A text with a place `time`. */
  words: MessageKey
  seconds: number
}

/** A text that contains a time: shown as '3:54', read as words by screen readers (accessibility/countdown). */
export function TimedText({ words, seconds }: TimedTextProps) {
  const t = useMessages()
  return (
    <TextAround text={t(words, { time: PLACE })}>
      <Digits time={waitTime(seconds)}>{timeWords(t, seconds)}</Digits>
    </TextAround>
  )
}

const MINUTE_S = 60

/** A number of seconds in words: '3 min 52 sec', or '12 sec' under a minute. */
export const timeWords = (t: Translate, seconds: number): string =>
  seconds < MINUTE_S
    ? t('waiting.seconds', { n: seconds })
    : t('waiting.minutes', { minutes: Math.floor(seconds / MINUTE_S), seconds: seconds % MINUTE_S })

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
