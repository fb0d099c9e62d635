import { screen, waitFor, act } from '@testing-library/react'
import { ApprovalScreen } from 'src/features/mfa/approval/ApprovalScreen'
import { type Answers, awaited, expectAnnounced, showFactor } from 'test/support/factorScreen'
import type { ServedAnswer } from 'test/support/server'
import { environmentActions } from 'src/features/environment/environmentSlice'
import { sentence } from 'test/support/sentence'

describe('/verification', () => {
  const open = (answers: Answers) => showFactor('/verification', ApprovalScreen, answers)

  test('Skip shows the offline code, Close hides it, and the code is sent without its dash', async () => {
    const { user, sent } = await open({ 'session-status': awaited, activate: { status: 400, body: 'No.' } })
    expect(screen.queryByLabelText('Offline code')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    const field = screen.getByLabelText('Offline code')
    expect(field).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Activate' })).toBeDisabled()
    await user.type(field, '0123x4567899')
    expect(field).toHaveValue('0123-4567')
    await user.type(field, '{Backspace>4/}')
    expect(field).toHaveValue('0123-')
    await user.type(field, '{Backspace}')
    expect(field).toHaveValue('0123')
    await user.type(field, '4567{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('No.')
    expect(sent('/activate')).toEqual([
      { type: 'signinVerification', action: 'allow', deviceInfo: null, oneTimePassword: '01234567' },
    ])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByLabelText('Offline code')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Skip' })).toHaveFocus()
  })

  test('a rejection that arrives while the offline code is hidden appears when it is shown', async () => {
    let refuse: (() => void) | undefined
    const held = new Promise<ServedAnswer>(resolve => {
      refuse = () => resolve({ status: 400, body: 'No.' })
    })
    const { user, store } = await open({ 'session-status': awaited, activate: () => held })
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    await user.type(screen.getByLabelText('Offline code'), '01234567{Enter}')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    refuse?.()
    await waitFor(() => expect(store.getState()).toMatchObject({ factorCode: { problem: {} } }))
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    expect(screen.getByRole('alert')).toHaveTextContent('No.')
  })

  test.each<[way: string, answers: Answers, code: string]>([
    ['in the app', { 'session-status': {} }, ''],
    ['by its offline code', { 'session-status': awaited, activate: {} }, '01234567{Enter}'],
  ])('an approval %s is confirmed at once, while the post-factor checks run', async (_way, answers, code) => {
    const { user } = await open({ ...answers, settings: undefined })
    if (code) {
      await user.click(screen.getByRole('button', { name: 'Skip' }))
      await user.type(screen.getByLabelText('Offline code'), code)
    }
    expect(await screen.findByText('Approved. Signing you in…')).toBeInTheDocument()
    expectAnnounced('Approved. Signing you in…')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify Sign-In Request')
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Sign out'])
  })

  test('resending the request is shown and announced, and a second press sends no call', async () => {
    const { user, sent } = await open({ 'session-status': awaited })
    await user.dblClick(screen.getByRole('button', { name: 'Resend' }))
    expect(screen.getByRole('button', { name: 'Please wait' })).toHaveFocus()
    expectAnnounced('Please wait')
    await waitFor(() => expect(sent('/resend-verification')).toHaveLength(1))
  })

  // (accessibility/focus-moves)
  test('resending a denied request keeps the focus on the button', async () => {
    let answer: ServedAnswer = { status: 400, body: 'Denied.' }
    const { user } = await open({ 'session-status': () => answer, 'resend-verification': {} })
    await screen.findByText('Denied.')
    answer = awaited
    await user.click(screen.getByRole('button', { name: 'Resend' }))
    await screen.findByText('Waiting for your phone…')
    expect(await screen.findByRole('button', { name: 'Resend' })).toHaveFocus()
  })

  // (accessibility/focus-moves)
  test.each<[end: string, answer: ServedAnswer, words: string]>([
    ['an answer', awaited, 'Checked a moment ago.'],
    ['a refusal', { status: 400, body: 'Denied.' }, 'Denied.'],
  ])('when %s removes ‘Try now’, the focus moves to the heading', async (_end, next, words) => {
    let answer: ServedAnswer = { status: 500 }
    const { user } = await open({ 'session-status': () => answer })
    const tryNow = await screen.findByRole('button', { name: 'Try now' })
    answer = next
    await user.click(tryNow)
    await screen.findByText(words)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  // (waits/facts, waits/sign-of-life)
  test('the wait shows its purpose, its time limit, the last check, and the advice if no request arrives', async () => {
    await open({
      'session-status': {
        status: 202,
        body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true, timeout: 300 }] },
      },
    })
    expectAnnounced('Waiting for your phone…')
    expect(await screen.findByRole('timer')).toHaveTextContent(
      /^This request ends in (?:5 min 0|4 min [45]\d) sec\.$/,
    )
    expect(screen.getByText('Checked a moment ago.')).toBeInTheDocument()
    expect(screen.getByText(/^Nothing on your phone\?/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Skip' })).toHaveAccessibleDescription(
      /^No connection on your phone\?/,
    )
  })

  // (waits/one-news)
  test.each<[away: string, answer: ServedAnswer, words: string, tryNow: number]>([
    ['that fails', { status: 500 }, 'Server error. Please try later.', 1],
    ['that sets a limit', { status: 429, headers: { 'Retry-After': '40' } }, 'Too many tries.', 0],
  ])(
    'a server %s is reported by one alert with one time, in place of the wait',
    async (...[, answer, words, tryNow]) => {
      await open({ 'session-status': answer })
      expect(await screen.findByRole('alert')).toHaveTextContent(words)
      expect(screen.queryByText('Waiting for your phone…')).toBeNull()
      expect(await screen.findAllByText(/\d sec$|^0:\d\d$/)).toHaveLength(1)
      expect(screen.queryAllByRole('button', { name: 'Try now' })).toHaveLength(tryNow)
    },
  )

  test('a rejected verification shows the server’s message', async () => {
    await open({ 'session-status': { status: 400, body: 'Asked too late.' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Asked too late.')
  })

  test('a failing server and a resend over the rate limit are both reported', async () => {
    const { user, sent } = await open({
      'session-status': { status: 500 },
      'resend-verification': { status: 429, headers: { 'Retry-After': '30' } },
    })
    expect(await screen.findByText('Server error. Please try later.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Resend' }))
    const limit = await screen.findByText(/^Too many tries\. You can try again in/)
    expect(limit.closest('[role=alert]')).toHaveTextContent(/in 0:(?:30|[12]\d)\.$/)
    const resend = screen.getByRole('button', { name: /^Resend · 0:(?:30|[12]\d)$/ })
    expect(resend).toHaveAttribute('aria-disabled', 'true')
    await user.click(resend)
    expect(sent('/resend-verification')).toHaveLength(1)
  })
})

describe('the link to the app', () => {
  const step = (more: object) => ({ ...awaited, body: { mfa: [{ ...awaited.body.mfa[0], ...more }] } })

  async function open(device: 'mobile' | 'desktop', more: object) {
    const { store } = await showFactor('/verification', ApprovalScreen, { 'session-status': step(more) })
    act(() => void store.dispatch(environmentActions.recognised({ device, nativeClient: false })))
    await screen.findByText(sentence(`From Lisbon`))
  }
  const link = () => screen.queryByRole('link', { name: 'Open the app' })

  // (factors/open-app)
  test.each<[what: string, appUrl: string, target: string | null]>([
    ['the app’s scheme, in this tab', 'com.example.app:/requests', null],
    ['a web address, in a new tab', 'https://app.example/requests', '_blank'],
  ])('on a phone a link opens %s, with a number or without', async (_what, appUrl, target) => {
    await open('mobile', { place: 'Lisbon', appUrl })
    expect(link()).toHaveAttribute('href', appUrl)
    expect(link()?.getAttribute('target')).toBe(target)
    expect(link()).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test.each<[rule: string, device: 'mobile' | 'desktop', more: object]>([
    ['a desktop shows no link to the app', 'desktop', { appUrl: 'com.example.app:/requests' }],
    ['without an address from the server, the page shows no link', 'mobile', {}],
    ['an invalid address counts as missing', 'mobile', { appUrl: 'javascript:alert(1)' }],
  ])('%s', async (_rule, device, more) => {
    await open(device, { place: 'Lisbon', challenge: '47', ...more })
    expect(link()).toBeNull()
  })
})
