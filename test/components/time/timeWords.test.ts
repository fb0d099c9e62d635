import { timeWords } from 'src/components/time/TimeLeft'
import type { Translate } from 'src/messages/useMessages'

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as Translate

test.each([
  [0, 'waiting.seconds {"n":0}'],
  [59, 'waiting.seconds {"n":59}'],
  [60, 'waiting.minutes {"minutes":1,"seconds":0}'],
  [232, 'waiting.minutes {"minutes":3,"seconds":52}'],
])('%i seconds are shown as %s', (seconds, told) => {
  expect(timeWords(t, seconds)).toBe(told)
})
