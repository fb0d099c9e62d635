import { KeyedText } from 'src/components/layout/KeyedText'
import { waitTime } from 'src/components/time/limitWords'
import { Digits } from 'src/components/time/Timer'
import { timeWords } from 'src/components/time/timeWords'
import type { MessageKey } from 'src/messages/en-US'
import { useMessages } from 'src/messages/useMessages'

interface TimedTextProps {
  /** A text with a place `time`. */
  words: MessageKey
  seconds: number
}

// A character that no translation contains.
const PLACE = '\u0000'

/** A text that contains a time: shown as '3:54', read as words by screen readers (accessibility/countdown). */
export function TimedText({ words, seconds }: TimedTextProps) {
  const t = useMessages()
  const [before, after] = t(words, { time: PLACE }).split(PLACE)
  return (
    <>
      <KeyedText>{before}</KeyedText>
      <Digits time={waitTime(seconds)}>{timeWords(t, seconds)}</Digits>
      <KeyedText>{after}</KeyedText>
    </>
  )
}
