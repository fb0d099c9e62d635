import type { Say } from 'src/messages/useMessages'

const MINUTE_S = 60

/** A number of seconds in words: '3 min 52 sec', or '12 sec' under a minute. */
export const timeWords = (say: Say, seconds: number): string =>
  seconds < MINUTE_S
    ? say('waiting.seconds', { n: seconds })
    : say('waiting.minutes', { minutes: Math.floor(seconds / MINUTE_S), seconds: seconds % MINUTE_S })
