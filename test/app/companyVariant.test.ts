import 'test/support/patience'
import { screen, waitFor } from '@testing-library/react'
import { companyVariant } from 'src/app/companyVariant'
import { VARIANT_KEY, setReportedVariant, reportedVariant } from 'src/services/variant'
import { forgetConfig } from 'src/services/config'
import { type Answers, openApp } from 'test/support/openApp'

describe('a variant of the company', () => {
  const VARIANTS = { plain: {}, friendly: { texts: { 'login.heading': 'Hello' }, look: { radius: 4 } } }

  beforeEach(() => {
    visit('https://app.example/signin/')
    localStorage.clear()
    setReportedVariant(undefined)
    jest.spyOn(Math, 'random').mockReturnValue(0.7)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    document.body.innerHTML = ''
    forgetConfig()
  })

  function openPage(config: object = {}) {
    const block = JSON.stringify({ visitUrl: '/visits', variants: VARIANTS, ...config })
    document.body.innerHTML = `<script id="foyer-config" type="application/json">${block}</script>`
    forgetConfig()
    return companyVariant()
  }

  const state = () => [reportedVariant(), localStorage.getItem(VARIANT_KEY)]

  // (product/variants, visits/variant)
  test('a variant is drawn, stored and reported', () => {
    expect(openPage()).toEqual({
      variant: { name: 'friendly', texts: { 'login.heading': 'Hello' }, look: { radius: 4 } },
      wrong: [],
    })
    expect(state()).toEqual(['friendly', 'friendly'])
    jest.spyOn(Math, 'random').mockReturnValue(0.2)
    expect(openPage().variant?.name).toBe('friendly')
    expect(state()).toEqual(['friendly', 'friendly'])
  })

  // (visits/variant)
  test('a requested variant applies only to this page: it is neither stored nor reported', () => {
    localStorage.setItem(VARIANT_KEY, 'friendly')
    visit('https://app.example/signin/?variant=plain')
    expect([openPage().variant?.name, ...state()]).toEqual(['plain', undefined, 'friendly'])
  })

  test('a user who has asked not to be tracked gets the first variant, and nothing is stored', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    localStorage.setItem(VARIANT_KEY, 'friendly')
    expect([openPage().variant?.name, ...state()]).toEqual(['plain', undefined, null])
  })

  test('without an address for the visits every user gets the first variant', () => {
    expect([openPage({ visitUrl: null }).variant?.name, ...state()]).toEqual(['plain', undefined, null])
  })

  test('a browser that refuses storage gets the first variant and reports none', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect([openPage().variant?.name, ...state()]).toEqual(['plain', undefined, null])
  })

  test.each<[what: string, variants: unknown, wrong: string[]]>([
    ['none', null, []],
    ['one', { plain: {} }, ['variants']],
    ['three', { a: {}, b: {}, c: {} }, ['variants']],
    ['a variant without a form', { plain: {}, friendly: 'Hello' }, ['variants.friendly']],
    ['an invalid variant name', { plain: {}, 'B 2': {} }, ['variants.B 2']],
  ])('%s: no variant is drawn or used', (_what, variants, wrong) => {
    expect([openPage({ variants }), ...state()]).toEqual([{ wrong }, undefined, null])
  })
})

describe('a password that must be changed', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })

  const REASONS: [reason: string, text: string][] = [
    ['expired', 'Your password has expired. Choose a new one to continue.'],
    ['temporary', 'Your password is temporary. Choose a new one to continue.'],
    ['policy', 'Your password no longer meets your company’s rules. Choose a new one to continue.'],
  ]
  const PASSWORD = 'Correct-Horse-9'

  async function signIn(answers: Answers) {
    const app = await openApp({ answers })
    await app.user.type(await screen.findByLabelText('Username'), 'grace{Enter}')
    await app.user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`)
    return app
  }

  async function save({ user }: Awaited<ReturnType<typeof openApp>>) {
    await user.type(await screen.findByLabelText('New password'), PASSWORD)
    await user.type(screen.getByLabelText('Verify password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Save password' }))
  }

  // (password-change/required)
  test.each(REASONS)('a password that must be changed shows the reason %s', async (passwordChange, text) => {
    const app = await signIn({ 'POST /api/auth/v2/login': { body: { userId: 'u-7', passwordChange } } })
    await screen.findByRole('heading', { name: 'Change your password' })
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(app.asked('GET /api/onboarding/v2/status')).toEqual([])
  })

  test('after a second factor, the reason is also shown', async () => {
    const mfa = [{ type: 'totp', action: 'code' }]
    const app = await signIn({
      'POST /api/auth/v2/login': { status: 202, body: { passwordChange: 'policy' } },
      'GET /api/auth/v2/session-status': { status: 202, body: { mfa } },
      'POST /api/auth/v2/activate': { body: {} },
    })
    await app.user.type(await screen.findByLabelText('Security code'), '012345{Enter}')
    expect(
      await screen.findByText(
        'Your password no longer meets your company’s rules. Choose a new one to continue.',
      ),
    ).toBeInTheDocument()
  })

  test.each(['/signin/session-status', '/signin/reset-temp-password', '/signin/security'])(
    'a new tab at %s leads to the form with its reason',
    async path => {
      const app = await openApp({
        path,
        answers: { 'GET /api/auth/v2/session-status': { body: { passwordChange: 'expired' } } },
      })
      await screen.findByText('Your password has expired. Choose a new one to continue.')
      await save(app)
      await waitFor(() => expect(app.asked('POST /api/onboarding/v2/password')).toHaveLength(1))
      expect(app.asked('POST /api/onboarding/v2/status')).toEqual([])
    },
  )

  // (sign-in/account-disabled)
  test('a disabled account links to support, which opens the company’s own address', async () => {
    const app = await signIn({
      'POST /api/auth/v2/login': { status: 403, body: { code: 'accountDisabled' } },
      'GET /api/online/v1/support/get-info': { body: { requestSupportUrl: 'https://help.example/' } },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is disabled.')
    const contact = await screen.findByRole('button', { name: 'Contact support' })
    await waitFor(() => expect(contact).toHaveAttribute('href', 'https://help.example/'))
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD)
    await app.user.type(screen.getByLabelText('Password'), '!')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Contact support' })).not.toBeInTheDocument()
  })
})
