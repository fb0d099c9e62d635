import type { EffectEntry, Entry, Recording } from 'saga-workbench/recording/entries'
import { asFile, missingIn } from 'saga-workbench/ticket/keepRun'

const effect = (id: number, over: boolean): EffectEntry => ({
  entry: 'effect',
  id,
  atMs: id,
  kind: 'call',
  name: 'fetchSessionStatus',
  args: [],
  ...(over && { end: { how: 'gave', value: null, atMs: id, order: id } }),
})
const recording = (more: Partial<Recording>): Recording => ({
  format: 1,
  page: 'one',
  beganAtMs: 0,
  state: {},
  entries: [],
  dropped: 0,
  ...more,
})
const read = (text: string): Recording => JSON.parse(text) as Recording

test('a recording is a file with an entry a line', () => {
  const whole = recording({ entries: [effect(1, true), effect(2, false)] })
  const { text } = asFile(whole, 10_000)
  expect(read(text)).toEqual(whole)
  expect(text.trim().split('\n')).toHaveLength(4)
})

// (support/recording-bounds)
test.each<[what: string, over: (id: number) => boolean, first: number]>([
  ['the oldest completed entry is dropped', () => true, 2],
  ['a pending entry stays', id => id > 10, 1],
  ['a pending entry is dropped if no other is left', () => false, 2],
])('%s, and is counted', (_what, over, first) => {
  const entries = Array.from({ length: 200 }, (_, index) => effect(index + 1, over(index + 1)))
  const whole = recording({ entries, dropped: 5 })
  const { text, dropped } = asFile(whole, 10_000)
  const kept = read(text)
  expect(text.length).toBeLessThanOrEqual(10_000)
  expect(text.length).toBeGreaterThan(5_000)
  expect(kept.entries.at(-1)?.id).toBe(200)
  expect(kept.entries[0]!.id >= first).toBe(true)
  expect(kept.dropped).toBe(5 + 200 - kept.entries.length)
  expect(dropped).toBe(kept.dropped)
  // The page goes on with its own.
  expect(whole.entries).toHaveLength(200)
  expect(whole.dropped).toBe(5)
})

test('a file without any room has no entry', () => {
  expect(read(asFile(recording({ entries: [effect(1, true)] }), 10).text).entries).toEqual([])
})

const screen: Entry = { entry: 'screen', id: 1, atMs: 0, html: '' }

test.each<[what: string, more: Partial<Recording>, told: string[]]>([
  ['one of the workbench is whole', { entries: [screen] }, []],
  ['one that was too long', { dropped: 300 }, ['Its beginning is missing: 300 entries were dropped.']],
  [
    'one of a ticket',
    { given: true },
    [
      'A person has added it to a ticket: every text that is not the app’s own is masked, and it has no calls, screens or cookies and storage.',
    ],
  ],
])('%s', (_what, more, told) => {
  expect(missingIn(recording(more))).toEqual(told)
})
