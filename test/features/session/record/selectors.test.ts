import type { RecordState } from 'src/features/session/record/recordState'
import {
  selectAskerName,
  selectGuest,
  selectInstalled,
  selectKnownName,
  selectPageName,
  selectSignInName,
  selectTrustDays,
  selectTypedName,
} from 'src/features/session/record/selectors'
import { recordState } from 'test/support/appState'

const of = (record: Partial<RecordState>) => ({ record: recordState(record) })

type Names = [signIn: string | undefined, typed: string, known: string, asker: string]

describe('who it is', () => {
  test.each<[rule: string, record: Partial<RecordState>, names: Names]>([
    ['nobody', {}, [undefined, '', '', '']],
    [
      'behind an identity provider the name that was typed',
      { username: '', typed: 'bob', lastUsername: 'ada' },
      ['', 'bob', 'bob', 'bob'],
    ],
    ['there, after a refresh, nobody', { username: '', lastUsername: 'ada' }, ['', '', '', '']],
    [
      'the one whose password was right',
      { username: 'ada', typed: 'a', lastUsername: 'lasa' },
      ['ada', 'ada', 'ada', 'ada'],
    ],
    ['a person who typed a name', { typed: 'a' }, [undefined, 'a', '', 'a']],
    ['the person who was here last', { lastUsername: 'lasa' }, [undefined, '', 'lasa', 'lasa']],
    // (support/fields)
    [
      'help is for whoever typed a name here',
      { typed: 'a', lastUsername: 'lasa' },
      [undefined, 'a', 'lasa', 'a'],
    ],
  ])('%s', (_rule, record, names) => {
    const state = of(record)
    expect([
      selectSignInName(state),
      selectTypedName(state),
      selectKnownName(state),
      selectAskerName(state),
    ]).toEqual(names)
  })
})

// (one-sign-in/whose)
test.each<[rule: string, record: Partial<RecordState>, name: string]>([
  [
    'whose sign-in it has begun',
    { mark: { id: 'm', who: '', username: 'ada' }, lastUsername: 'lasa' },
    'ada',
  ],
  ['whom it shows', { mark: { id: 'm', who: '' }, lastUsername: 'lasa' }, 'lasa'],
])('a page acts for the person %s', (_rule, record, name) => {
  expect(selectPageName(of(record))).toBe(name)
})

test.each<[rule: string, record: Partial<RecordState>, guest: boolean]>([
  ['nobody says so', {}, false],
  ['the text message was a guest’s', { guest: true }, true],
  ['it was not', { guest: false }, false],
  ['the reset knows a guest', { phone: { reference: '67', isGuest: true } }, true],
  [
    'the reset knows one, no matter who signed in before',
    { guest: false, phone: { reference: '67', isGuest: true } },
    true,
  ],
])('a guest: %s', (_rule, record, guest) => {
  expect(selectGuest(of(record))).toBe(guest)
})

// (factors/trust-device)
test('a guest’s device is never trusted', () => {
  expect(selectTrustDays(of({ extras: { trustDays: 30 } }))).toBe(30)
  expect(selectTrustDays(of({ extras: { trustDays: 30 }, guest: true }))).toBeUndefined()
})

// (onboarding/install-once)
test.each<[record: Partial<RecordState>, installed: boolean]>([
  [{}, false],
  [{ installed: true }, true],
  [{ deviceResults: ['mfa'] }, false],
  [{ deviceResults: ['mfa', 'install'] }, true],
])('%p: the install flow was passed: %s', (record, installed) => {
  expect(selectInstalled(of(record))).toBe(installed)
})
