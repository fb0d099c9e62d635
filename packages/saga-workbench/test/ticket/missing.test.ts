import type { Entry, Recording } from 'saga-workbench/recording/entries'
import { missingIn } from 'saga-workbench/ticket/keepRun'

const recording = (more: Partial<Recording>): Recording => ({
  format: 1,
  page: 'one',
  beganAtMs: 0,
  state: {},
  entries: [],
  dropped: 0,
  ...more,
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
