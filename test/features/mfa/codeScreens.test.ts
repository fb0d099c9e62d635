import { screen, act, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { OneTimeCodeScreen } from 'src/features/mfa/oneTimeCode/OneTimeCodeScreen'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { ApprovalScreen } from 'src/features/mfa/approval/ApprovalScreen'
import { type Answers, expectAnnounced, keep, showFactor, awaited } from 'test/support/factorScreen'

const refused = { activate: { status: 400, body: 'No.' } }

describe('/symantec', () => {
  const open = (mode: string, answers: Answers) =>
    showFactor('/symantec', OneTimeCodeScreen, answers, () => {
      document.cookie = `authenticationMode=${mode}; path=/`
    })
  const step = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
    await user.type(screen.getByLabelText(label), `${text}{Enter}`)
  }

  // (factors/wizard-error)
  test('three steps register a credential; an error starts again with empty fields', async () => {
    const { user, sent } = await open('symantecVIPregister', {
      activate: { status: 400, body: { message: 'Not known.' } },
    })
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await step(user, 'Credential ID', ' VSMT12 ')
    expect(screen.queryByLabelText('Credential ID')).not.toBeInTheDocument()
    expect(screen.getByLabelText('First code')).toHaveFocus()
    expect(screen.getByLabelText('First code')).toHaveAccessibleDescription(
      /^Set up one-time codes Enter the code/,
    )
    expect(document.querySelectorAll('[autocomplete=one-time-code]')).toHaveLength(1)
    await step(user, 'First code', '000111')
    await step(user, 'Second code', '000222')
    expect(await screen.findByRole('alert')).toHaveTextContent('Not known.')
    expect(screen.getByLabelText('Credential ID')).toHaveValue('')
    expect(screen.getByLabelText('Credential ID')).toHaveFocus()
    await step(user, 'Credential ID', 'VSMT34')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByLabelText('First code')).toHaveValue('')
    expect(sent('/activate')).toEqual([
      {
        type: 'symantecVip',
        credentialsId: 'VSMT12',
        activationCode: '000111',
        secondActivationCode: '000222',
      },
    ])
  })

  test('an error clears the field of the plain form', async () => {
    const { user } = await open('symantecVIP', { activate: { status: 403, body: 'Wrong.' } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your one-time code')
    await step(user, 'Security code', '111222')
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong.')
    expect(screen.getByLabelText('Security code')).toHaveValue('')
  })

  test('a correct code is confirmed at once, while the post-factor checks run', async () => {
    const { user } = await open('symantecVIP', { activate: {}, settings: undefined })
    await step(user, 'Security code', '012345')
    expect(await screen.findByText('Code accepted. Signing you in…')).toBeInTheDocument()
    expectAnnounced('Code accepted. Signing you in…')
    expect(screen.queryByLabelText('Security code')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your one-time code')
  })

  test('the form is chosen on arrival, even if another tab changes the cookie later', async () => {
    const { user } = await open('symantecVIPactivate', {})
    document.cookie = 'authenticationMode=symantecVIP; path=/'
    await step(user, 'First code', '1')
    expect(screen.getByLabelText('Second code')).toBeInTheDocument()
  })
})

describe('the length of a code', () => {
  const text = (stepExtras: object) =>
    showFactor('/phone-auth', TextCodeScreen, refused, () =>
      keep({ mfaTimeout: 300, mfaType: 'sms', stepExtras }),
    )
  const oneTime = (stepExtras: object) =>
    showFactor('/symantec', OneTimeCodeScreen, refused, () => {
      document.cookie = 'authenticationMode=symantecVIP; path=/'
      keep({ stepExtras })
    })
  const field = () => screen.getByRole('textbox', { name: 'Security code' })
  const boxes = () => [...(field().nextElementSibling?.querySelectorAll('[aria-hidden] > span') ?? [])]
  const here = () => boxes().findIndex(box => box instanceof HTMLElement && box.dataset.here === 'true')

  // (forms/code-length)
  test.each([
    ['a code by text message', text],
    ['a one-time code', oneTime],
  ])(
    '%s of known length is entered in one field drawn as boxes, which accepts no more digits',
    async (_which, open) => {
      const { user, sent } = await open({ digits: 6 })
      expect(boxes()).toHaveLength(6)
      await user.type(field(), '12')
      expect(here()).toBe(2)
      await user.type(field(), '34567')
      expect(field()).toHaveValue('123456')
      expect(here()).toBe(5)
      await user.keyboard('{Enter}')
      await screen.findByRole('alert')
      expect(here()).toBe(0)
      expect(Object.values(sent('/activate')[0] ?? {})).toContain('123456')
    },
  )

  test.each([
    ['sends no length', {}],
    ['sends an invalid length', { digits: 60 }],
  ])('if a server %s, the field accepts any length', async (_what, extras) => {
    const { user } = await text(extras)
    await user.type(field(), '1234567')
    expect(field()).toHaveValue('1234567')
    expect(boxes()).toEqual([])
  })
})

describe('a trusted device', () => {
  const text = (more: object, answers: Answers = refused) =>
    showFactor('/phone-auth', TextCodeScreen, answers, () =>
      keep({ mfaTimeout: 300, mfaType: 'sms', ...more }),
    )
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
})
