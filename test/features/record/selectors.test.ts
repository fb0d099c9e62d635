import {
  selectAccountName,
  selectBound,
  selectGuest,
  selectInstalled,
  selectOwnNames,
  selectTrustDays,
  selectPageUser,
} from 'src/features/record/selectors'
import type { PageUser } from 'src/features/record/recordState'
import { type RecordFacts, recordState } from 'test/support/appState'

const of = (record: RecordFacts) => ({ record: recordState(record) })

type Names = [account: string, who: PageUser]

// (one-sign-in/names, support/fields, support/desk-facts)
test.each<[rule: string, record: RecordFacts, names: Names]>([
  ['knows no name', {}, ['', { proof: 'remembered', name: '' }]],
  [
    'knows the name of the sign-in that has begun',
    { username: 'ada', typed: 'ada' },
    ['ada', { proof: 'entered', name: 'ada' }],
  ],
  [
    'prefers a name that was typed later to the account of its sign-in',
    { username: 'ada', typed: 'bob' },
    ['ada', { proof: 'entered', name: 'bob' }],
  ],
  ['knows a typed name, which proves no account', { typed: 'a' }, ['', { proof: 'entered', name: 'a' }]],
  [
    'knows a name from a cookie, which proves no account',
    { lastUsername: 'lasa' },
    ['', { proof: 'remembered', name: 'lasa' }],
  ],
  [
    'prefers the typed name to the remembered one',
    { typed: 'a', lastUsername: 'lasa' },
    ['', { proof: 'entered', name: 'a' }],
  ],
  [
    'knows the name that the server has returned',
    { account: { proof: 'none', serverName: 'ada' } },
    ['ada', { proof: 'account', name: 'ada' }],
  ],
  [
    'knows the name that the mark proves',
    { account: { proof: 'mark', markedName: 'ada' }, lastUsername: 'ada' },
    ['ada', { proof: 'account', name: 'ada' }],
  ],
  [
    'prefers the account to which it is bound to a name that was typed before',
    { account: { proof: 'mark', markedName: 'ada' }, typed: 'bob' },
    ['ada', { proof: 'account', name: 'ada' }],
  ],
])('a page %s', (_rule, record, names) => {
  const state = of(record)
  expect([selectAccountName(state), selectPageUser(state)]).toEqual(names)
})

// (one-sign-in/bound)
test.each<[rule: string, record: RecordFacts, bound: boolean]>([
  ['a page without a sign-in', {}, false],
  ['a page with a sign-in', { username: 'ada' }, true],
  ['a page without a name that belongs to an account', { account: { proof: 'mark' } }, true],
  ['a page whose credential is being checked', { username: 'ada', pending: { id: 'e', name: 'ada' } }, false],
])('%s is bound: %p', (_rule, record, bound) => {
  expect(selectBound(of(record))).toBe(bound)
})

test('the account name and its alias both belong to the user', () => {
  expect(
    selectOwnNames(
      of({ account: { proof: 'credential', name: 'ann@acme', alias: 'ann', serverName: 'ann@acme' } }),
    ),
  ).toEqual(['ann@acme', 'ann'])
})

test.each<[rule: string, record: RecordFacts, guest: boolean]>([
  ['no flag is known', {}, false],
  ['the text message was sent to a guest', { guest: true }, true],
  ['the text message was not sent to a guest', { guest: false }, false],
  ['the reset was started by a guest', { phone: { reference: '67', isGuest: true } }, true],
  [
    'the reset was started by a guest, whoever signed in before',
    { guest: false, phone: { reference: '67', isGuest: true } },
    true,
  ],
])('whether the user is a guest if %s', (_rule, record, guest) => {
  expect(selectGuest(of(record))).toBe(guest)
})

// (factors/trust-device)
test('a guest’s device is never trusted', () => {
  expect(selectTrustDays(of({ extras: { trustDays: 30 } }))).toBe(30)
  expect(selectTrustDays(of({ extras: { trustDays: 30 }, guest: true }))).toBeUndefined()
})

// (onboarding/install-once)
test.each<[record: RecordFacts, installed: boolean]>([
  [{}, false],
  [{ installed: true }, true],
  [{ deviceResults: ['mfa'] }, false],
  [{ deviceResults: ['mfa', 'install'] }, true],
])('given %p, the installation is complete: %s', (record, installed) => {
  expect(selectInstalled(of(record))).toBe(installed)
})
