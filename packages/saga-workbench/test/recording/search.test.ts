import { createRecorder } from 'saga-workbench/recording/recorder'
import { search } from 'saga-workbench/recording/search'
import { parseRecording } from 'saga-workbench/replay/parseRecording'

const { entries } = parseRecording(`root sagas
! {"type":"login/usernameSubmitted","payload":"grace"}
sagas: run signIn ["grace"]
signIn: call ask ["grace"]
ask → {"kind":"Right"}
signIn: put login/answered [{"kind":"Right"}]
`)

const found = (wanted: string): string[] => search(entries, wanted).map(({ text }) => text)

const table: [what: string, wanted: string, texts: string[]][] = [
  ['a saga', 'signin', ['call signIn ["grace"]']],
  [
    'an effect and a part of its result, in upper or lower case',
    'ask right',
    ['call ask ["grace"] → {"kind":"Right"}'],
  ],
  ['an event', 'usernameSubmitted', ['event {"type":"login/usernameSubmitted","payload":"grace"}']],
  ['an action of a saga, once', 'login/answered', [expect.stringMatching(/^put login\/answered /)]],
  ['nothing', 'ada', []],
  ['no words', ' ', []],
]

test.each(table)('finds %s', (_what, wanted, texts) => {
  expect(found(wanted)).toEqual(texts)
})

test('finds a call by its address, and a value that the browser keeps', () => {
  const recorder = createRecorder()
  recorder.callBegan({ method: 'GET', address: '/api/online/v1/settings' }).ended(503)
  recorder.recordStorage({ cookies: {} })
  recorder.recordStorage({ cookies: { mode: 'simple' } })
  const of = (wanted: string) => search(recorder.recording.entries, wanted).map(({ text }) => text)
  expect(of('settings 503')).toEqual(['GET /api/online/v1/settings 503'])
  expect(of('simple')).toEqual(['cookies.mode = "simple"'])
})

test('shows the words around it, not a whole value', () => {
  const [long] = search(
    parseRecording(`root sagas ["${'x'.repeat(500)} here ${'y'.repeat(500)}"]\n`).entries,
    'here',
  )
  expect(long?.text).toMatch(/^…x+ here y+…$/)
  expect(long!.text.length).toBeLessThan(150)
})
