import type { Translate } from 'src/messages/useMessages'

const MINUTE_S = 60

/** A number of seconds in words: '3 min 52 sec', or '12 sec' under a minute. */
export const timeWords = (t: Translate, seconds: number): string =>
  seconds < MINUTE_S
    ? t('waiting.seconds', { n: seconds })
    : t('waiting.minutes', { minutes: Math.floor(seconds / MINUTE_S), seconds: seconds % MINUTE_S })
