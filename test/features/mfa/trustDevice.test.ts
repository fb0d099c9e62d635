import { act, screen, waitFor } from '@testing-library/react'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { ApprovalScreen } from 'src/features/mfa/approval/ApprovalScreen'
import { OneTimeCodeScreen } from 'src/features/mfa/oneTimeCode/OneTimeCodeScreen'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { type Answers, awaited, showFactor } from 'test/support/factorScreen'

const keep = (values: object) => {
  for (const [key, value] of Object.entries(values))
    sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
}
const refused = { activate: { status: 400, body: 'No.' } }
const text = (more: object, answers: Answers = refused) =>
  showFactor('/phone-auth', TextCodeScreen, answers, () => keep({ mfaTimeout: 300, mfaType: 'sms', ...more }))
const box = () => screen.queryByRole('checkbox')

// (factors/trust-device)
test('the trust checkbox is empty, states its duration and its limits, and its value is sent with each code', async () => {
  const { user, sent } = await text({ stepExtras: { trustDays: 30 } })
  expect(box()).not.toBeChecked()
  expect(box()).toHaveAccessibleName('Don’t ask again on this device for 30\u00a0days')
  expect(box()).toHaveAccessibleDescription('Not for a computer that you share with others.')
  const field = screen.getByLabelText('Security code')
  await user.type(field, '1{Enter}')
  await screen.findByRole('alert')
  await user.click(box()!)
  await user.type(field, '2{Enter}')
  await waitFor(() => expect(sent('/activate')).toHaveLength(2))
  expect(sent('/activate')).toEqual([
    { type: 'sms', code: '1' },
    { type: 'sms', code: '12', trustDevice: true },
  ])
  await screen.findByRole('alert')
  expect(box()).toBeChecked()
})

test('the next code on the same page starts with an empty trust checkbox', async () => {
  const { user, store } = await text({ stepExtras: { trustDays: 30 } })
  await user.click(box()!)
  act(() => void store.dispatch(codeActions.codeRequested({ kind: 'text', mfaType: 'sms' })))
  expect(box()).not.toBeChecked()
})

test.each<[who: string, kept: object]>([
  ['a step that does not offer trust', {}],
  ['a guest', { stepExtras: { trustDays: 30 }, guestAccess: true }],
  ['a step with an invalid number of days', { stepExtras: { trustDays: 0 } }],
])('%s shows no trust checkbox', async (_who, kept) => {
  await text(kept)
  expect(screen.getByLabelText('Security code')).toBeVisible()
  expect(box()).toBeNull()
})

test('a one-time code shows the trust checkbox at its last step', async () => {
  const { user, sent } = await showFactor('/symantec', OneTimeCodeScreen, refused, () => {
    document.cookie = 'authenticationMode=symantecVIPactivate; path=/'
    keep({ stepExtras: { trustDays: 1 } })
  })
  expect(box()).toBeNull()
  await user.type(screen.getByLabelText('First code'), '1{Enter}')
  await user.click(box()!)
  await user.type(screen.getByLabelText('Second code'), '2{Enter}')
  await screen.findByRole('alert')
  expect(sent('/activate')).toEqual([
    { type: 'symantecVip', activationCode: '1', secondActivationCode: '2', trustDevice: true },
  ])
})

test('an approval shows the trust checkbox only with the offline code', async () => {
  const [step] = awaited.body.mfa
  const { user, sent } = await showFactor('/verification', ApprovalScreen, {
    ...refused,
    'session-status': { status: 202, body: { mfa: [{ ...step, trustDays: 30 }] } },
  })
  expect(box()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  await user.click(await screen.findByRole('checkbox'))
  await user.type(screen.getByLabelText('Offline code'), '01234567{Enter}')
  await screen.findByRole('alert')
  expect(sent('/activate')).toMatchObject([{ oneTimePassword: '01234567', trustDevice: true }])
})
