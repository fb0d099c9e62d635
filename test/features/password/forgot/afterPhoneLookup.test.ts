import {
  afterPhoneLookup,
  type AfterPhoneLookup,
  needsSupport,
} from 'src/features/password/forgot/afterPhoneLookup'
import type { ResetPhone } from 'src/services/api/passwordResetService'

const info = { reference: '5678', isGuest: false }
const phones: [rule: string, phone: ResetPhone, next: AfterPhoneLookup, support: boolean][] = [
  ['a phone: its reset', { kind: 'phone', info }, { kind: 'reset', info }, false],
  ['none: support', { kind: 'noPhone' }, { kind: 'problem', problem: { code: 'noPhone' } }, true],
  [
    'extra security: support',
    { kind: 'notAutomatic' },
    { kind: 'problem', problem: { code: 'notAutomatic' } },
    true,
  ],
  [
    'nobody: another username',
    { kind: 'unknownUser' },
    { kind: 'problem', problem: { code: 'unknownUser' } },
    false,
  ],
]
// (password-reset/unknown-user)
test.each(phones)('%s', (_rule, phone, next, support) => {
  expect(afterPhoneLookup(phone)).toEqual(next)
  expect(needsSupport('problem' in next ? next.problem : undefined)).toBe(support)
})
