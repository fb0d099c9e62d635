import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { ApprovalScreen } from 'src/features/mfa/approval/ApprovalScreen'
import type * as Timings from 'src/constants/timings'
import { recordActions } from 'src/features/record/recordSlice'
import { createStore } from 'src/store/createStore'
import { theme } from 'src/styles/theme'
import { clearCookies } from 'test/support/clearCookies'
import { showFactor } from 'test/support/factorScreen'
import { heldAnswer } from 'test/support/openApp'
import { sentence } from 'test/support/sentence'

const timings = jest.requireActual<typeof Timings>('src/constants/timings')
let mockPollMs: number = timings.SESSION_POLL_MS
jest.mock('src/constants/timings', () => ({
  ...jest.requireActual<object>('src/constants/timings'),
  get SESSION_POLL_MS() {
    return mockPollMs
  },
}))
beforeEach(() => {
  mockPollMs = timings.SESSION_POLL_MS
})

afterEach(clearCookies)

const step = (more: object | undefined) => ({
  status: 202,
  body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true, ...more }] },
})

const open = (...more: object[]) => {
  let polls = 0
  return showFactor('/verification', ApprovalScreen, {
    'session-status': () => step(more[Math.min(polls++, more.length - 1)]),
    'resend-verification': {},
  })
}

// (factors/number-matching)
test('the number is shown in large digits and in a sentence, with the time and the place', async () => {
  await open({ challenge: '07', requestedAt: '2026-11-22T08:05:00', place: 'Lisbon' })
  expect(await screen.findByText(sentence('Choose 07 in the app'))).toBeVisible()
  expect(screen.getByText('07', { ignore: ':not([aria-hidden])' })).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(/^Asked for at 8:05/)).toBeVisible()
  expect(screen.getByText(sentence('From Lisbon'))).toBeVisible()
})

const heading = () => screen.getByRole('heading', { name: 'Verify Sign-In Request' })

// (accessibility/heard-once)
test('a number that arrives after the heading took the focus is announced in a live region that existed before', async () => {
  await open({ challenge: '07' })
  const waiting = screen.getAllByRole('status')
  expect(heading()).toHaveAccessibleDescription('Approve the sign-in request in your mobile app.')
  const words = await screen.findByText(sentence('Choose 07 in the app'))
  expect(waiting).toContain(words.closest('[role="status"]'))
  expect(words.parentElement).not.toHaveAttribute('aria-live')
  expect(heading()).toHaveAccessibleDescription('Approve the sign-in request in your mobile app.')
})

// (accessibility/heard-once)
test('a number that is known at first is part of the heading’s description and is not announced again', () => {
  const { store } = createStore()
  const extras = { challenge: '07', place: 'Lisbon' }
  store.dispatch(recordActions.factorDue({ extras }))
  render(
    createElement(Provider, {
      store,
      children: createElement(ThemeProvider, { theme, children: createElement(ApprovalScreen) }),
    }),
  )
  expect(heading()).toHaveAccessibleDescription('Choose 07 in the app From Lisbon')
  expect(screen.getByText(sentence('Choose 07 in the app')).closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'off',
  )
})

test('with a number, the advice about a missing request is behind one button', async () => {
  const { user } = await open({ challenge: '07' })
  const fold = await screen.findByRole('button', { name: 'Nothing on your phone?', expanded: false })
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await user.click(fold)
  expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible()
  expect(screen.getByText(/^If your phone shows another place or time, deny/)).toBeVisible()
  await user.click(fold)
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
})

// (forms/asked-once, accessibility/focus-moves)
test.each(['Resend', 'Skip'])('a number that arrives after %s keeps the focus and the code', async name => {
  const status = heldAnswer(step({ challenge: '07' }))
  const answers = { 'session-status': status.answer, 'resend-verification': {} }
  const { user } = await showFactor('/verification', ApprovalScreen, answers)
  await user.click(screen.getByRole('button', { name }))
  await user.keyboard('12')
  const focused = document.activeElement
  status.release()
  await screen.findByText(sentence('Choose 07 in the app'))
  expect(focused).toHaveFocus()
  expect(focused).toHaveProperty('value', name === 'Skip' ? '12' : '')
})

test('a denied request shows only its message, and Resend keeps the focus', async () => {
  mockPollMs = 0
  const answers = [
    step({ challenge: '47' }),
    { status: 400, body: 'Denied on the phone.' },
    step({ challenge: '11' }),
  ]
  const { user } = await showFactor('/verification', ApprovalScreen, {
    // // Later polls receive no answer.
    'session-status': () => answers.shift() ?? new Promise(() => {}),
    'resend-verification': {},
  })
  await screen.findByText('Denied on the phone.')
  expect(screen.queryByText('Approve the sign-in request in your mobile app.')).toBeNull()
  expect(screen.queryByText('Nothing on your phone?')).toBeNull()
  const resend = screen.getByRole('button', { name: 'Resend' })
  await user.click(resend)
  expect(await screen.findByText(sentence('Choose 11 in the app'))).toBeVisible()
  expect(resend).toHaveFocus()
})

// (product/culture)
test('the time is formatted in the user’s culture', async () => {
  document.cookie = 'userCulture=en-GB; path=/'
  await open({ requestedAt: '2026-11-22T15:05:00' })
  expect(await screen.findByText(/^Asked for at 15:05/)).toBeVisible()
})

test.each<[rule: string, said: object]>([
  ['nothing', {}],
  ['values of another type', { challenge: 47, requestedAt: 'today', place: ' ', trustDays: '30' }],
])('a step with %s shows the plain wait', async (_rule, said) => {
  await open(said)
  expect(await screen.findByText('Nothing on your phone?', { exact: false })).toBeVisible()
  expect(screen.getByText('Waiting for your phone…')).toBeVisible()
  expect(screen.queryByText(/in the app$|^Asked for|^From /)).toBeNull()
})

test('without a number, the place shows where the sign-in comes from', async () => {
  await open({ place: 'Lisbon' })
  expect(await screen.findByText(sentence('From Lisbon'))).toBeVisible()
  expect(screen.getByText('Waiting for your phone…')).toBeVisible()
})

test('a number disappears as soon as the request is sent again', async () => {
  const { user } = await open({ challenge: '47' }, { challenge: '11' })
  await screen.findByText(sentence('Choose 47 in the app'))
  // // Start the search before the press: the text may disappear before the press resolves.
  await user.click(screen.getByRole('button', { name: 'Nothing on your phone?' }))
  const waiting = screen.findByText('Waiting for your phone…')
  await user.click(screen.getByRole('button', { name: 'Resend' }))
  await waiting
  expect(await screen.findByText(sentence('Choose 11 in the app'))).toBeVisible()
})
