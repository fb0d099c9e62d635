import type { JsonValue } from 'saga-workbench/recording/entries'
import { applyPatches } from 'saga-workbench/recording/patches'
import { createRecorder } from 'saga-workbench/recording/recorder'
import { pageStorage } from 'saga-workbench/page/pageStorage'

beforeEach(() => {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  sessionStorage.clear()
  localStorage.clear()
})

test('a recording has the cookies and the storage, and how they change', () => {
  const recorder = createRecorder()
  document.cookie = 'authenticationMode=simple'
  recorder.recordStorage(pageStorage())
  sessionStorage.setItem('app.mode', JSON.stringify({ factor: 'sms' }))
  recorder.recordStorage(pageStorage())
  document.cookie = 'authenticationMode=; max-age=0'
  recorder.recordStorage(pageStorage())
  recorder.recordStorage(pageStorage())
  const { kept, entries } = recorder.recording
  expect(kept).toEqual({ cookies: { authenticationMode: 'simple' }, sessionStorage: {}, localStorage: {} })
  expect(entries).toMatchObject([
    { entry: 'kept', patches: [{ path: ['sessionStorage', 'app.mode'], to: { factor: 'sms' } }] },
    { entry: 'kept', patches: [{ path: ['cookies', 'authenticationMode'], from: 'simple' }] },
  ])
  const after = entries.reduce<JsonValue>(
    (all, entry) => ('patches' in entry ? applyPatches(all, entry.patches) : all),
    kept ?? null,
  )
  expect(after).toEqual({
    cookies: {},
    sessionStorage: { 'app.mode': { factor: 'sms' } },
    localStorage: {},
  })
})

test('a secret in storage is masked by its name, and at every later occurrence', () => {
  const recorder = createRecorder()
  document.cookie = `token=${encodeURIComponent('a-b-c-d')}`
  localStorage.setItem('sent', JSON.stringify({ code: '918273', username: 'grace' }))
  recorder.recordStorage(pageStorage())
  sessionStorage.setItem('other', 'with a-b-c-d in it')
  recorder.recordStorage(pageStorage())
  const text = JSON.stringify(recorder.recording)
  expect(text).toContain('grace')
  expect(text).toContain('with ••• in it')
  expect(text).not.toMatch(/a-b-c-d|918273/)
})

test('the room’s own storage is not part of the page’s', () => {
  localStorage.setItem('saga-workbench.hold', 'on')
  expect(JSON.stringify(pageStorage())).not.toContain('hold')
})

test('entries for storage do not change the numbers of the others', () => {
  const recorder = createRecorder()
  recorder.recordStorage({ cookies: {} })
  const begin = () => recorder.callBegan({ method: 'GET', address: '/api' })
  begin()
  recorder.recordStorage({ cookies: { one: '1' } })
  recorder.recordStorage({ cookies: { one: '2' } })
  begin()
  expect(recorder.recording.entries.map(({ id }) => id)).toEqual([1, 1.5, 1.75, 2])
})

test('a recording that drops its beginning still shows the stored values', () => {
  const recorder = createRecorder({ most: 3 })
  recorder.recordStorage({ cookies: {} })
  recorder.recordStorage({ cookies: { mode: 'simple' } })
  for (let i = 0; i < 9; i += 1) recorder.callBegan({ method: 'GET', address: '/api' }).ended(200)
  expect(recorder.recording.kept).toEqual({ cookies: { mode: 'simple' } })
})
