import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSelector } from 'react-redux'
import {
  autoLoginActions,
  autoLoginSlice,
  type AutoLoginState,
  selectAutoLogin,
} from 'src/features/autoLogin/autoLoginSlice'
import { HostProgress } from 'src/features/autoLogin/HostProgress'
import { HostQuestion, LeftOutHosts } from 'src/features/autoLogin/LeftOutHosts'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { deadlineIn } from 'src/services/clock'
import { recordState } from 'test/support/appState'
import { renderScreen } from 'test/support/renderScreen'
import { sentence } from 'test/support/sentence'

const counted = autoLoginActions.hostsCounted({ total: 5, ends: deadlineIn(180_000) })

function Shown() {
  const autoLogin = useSelector(selectAutoLogin)
  return autoLogin.step === 'notifying' || autoLogin.step === 'leaving' ? (
    <HostProgress autoLogin={autoLogin} />
  ) : (
    <p>the screen</p>
  )
}

const signedInAs = (username?: string) => ({
  autoLogin: autoLoginSlice.reducer,
  record: () => recordState({ username }),
})
const showProgress = (username?: string) => renderScreen(<Shown />, signedInAs(username))

test('hosts that answer quickly are not mentioned: the user sees that the product opens', () => {
  const { dispatch } = showProgress()
  dispatch(counted)
  expect(screen.getByRole('status')).toHaveTextContent('Opening Harbor…')
  expect(screen.queryByRole('heading', { name: 'Signing you in' })).toBeNull()
})

test('while hosts are slow, the screen shows how many have answered and a button to continue', async () => {
  const { dispatch, seen } = showProgress()
  dispatch(counted)
  await screen.findByRole('heading', { name: 'Signing you in' })
  dispatch(autoLoginActions.hostsAnswered(2))
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5')
  await userEvent.click(screen.getByRole('button', { name: 'Continue without waiting' }))
  expect(seen).toContain('autoLogin/skipped')
})

test('local hosts that were skipped are listed as text, shortened, until the browser leaves', async () => {
  const names = ['nas.local', '10.0.0.1:8443', 'c.local', 'd.local', 'e.local', 'f.local']
  const { dispatch } = showProgress()
  dispatch(counted)
  await screen.findByRole('heading', { name: 'Signing you in' })
  expect(screen.queryByText(/Not signed in on/)).toBeNull()
  dispatch(autoLoginActions.hostsLeftOut(names.slice(0, 2)))
  expect(screen.getByText(sentence('Not signed in on: nas.local, 10.0.0.1:8443'))).toBeVisible()
  dispatch(autoLoginActions.notified(names))
  expect(
    await screen.findByText(
      sentence('Not signed in on: nas.local, 10.0.0.1:8443, c.local, d.local, e.local, …'),
    ),
  ).toBeVisible()
})

test('at the end the product opens; the screen names the user and has no button left', () => {
  const { dispatch } = showProgress('grace.hopper')
  dispatch(counted)
  dispatch(autoLoginActions.notified())
  expect(screen.getByRole('status')).toHaveTextContent('Opening Harbor…')
  expect(screen.getByText('grace.hopper')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['the screen is left', autoLoginActions.cancelled()],
  ['the person signs out', sessionEvents.signedOut()],
  ['the browser restores a cached page', sessionEvents.pageRestored()],
])('the screen returns when %s', (_rule, event) => {
  const { dispatch } = showProgress()
  dispatch(counted)
  dispatch(autoLoginActions.notified())
  dispatch(event)
  expect(screen.getByText('the screen')).toBeInTheDocument()
})

test('an answer that arrives after the end changes nothing', () => {
  const left = autoLoginSlice.reducer(undefined, autoLoginActions.notified())
  expect(autoLoginSlice.reducer(left, autoLoginActions.hostsAnswered(3))).toBe(left)
})

type Told = Extract<AutoLoginState, { step: 'told' }>

const showLeftOut = (rest: Partial<Told> = {}) => {
  const told: Told = { step: 'told', names: ['nas.local'], denied: false, staying: false, ...rest }
  return renderScreen(<LeftOutHosts {...told} />, signedInAs('greta'))
}

const heading = () => screen.getByRole('heading', { level: 1, name: 'Signing you in' })
const DENIED =
  'Your browser does not let this page reach your company’s network. You can allow it in the browser’s settings for this page.'

// (sign-in/local-hosts-told)
test.each<[when: string, rest: Partial<Told>, words: string]>([
  [
    'no host answered',
    { names: ['nas.local', '10.0.0.1:8443'] },
    'Not signed in on: nas.local, 10.0.0.1:8443 Harbor opens in a few seconds.',
  ],
  [
    'the browser denies access',
    { denied: true },
    `Not signed in on: nas.local ${DENIED} Harbor opens in a few seconds.`,
  ],
  ['the person stays', { staying: true }, 'Not signed in on: nas.local'],
])('when %s, the hosts are listed in the description of the focused heading', (_when, rest, words) => {
  showLeftOut(rest)
  expect(heading()).toHaveFocus()
  expect(heading()).toHaveAccessibleDescription(words)
})

test('at most fifty hosts are listed', () => {
  showLeftOut({ names: Array.from({ length: 51 }, (_, at) => `h${at}.local`) })
  expect(screen.getByText(/h49\.local, …$/)).toBeVisible()
})

test.each([
  ['Continue', 'autoLogin/leftOutRead'],
  ['Stay on this page', 'autoLogin/leftOutKept'],
])('%s dispatches its event', async (name, type) => {
  const { seen } = showLeftOut()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(seen).toEqual([type])
})

test('a user who stays on the page is not offered to stay again', () => {
  showLeftOut({ staying: true })
  expect(screen.queryByRole('button', { name: 'Stay on this page' })).toBeNull()
})

test.each([
  ['Sign in on the company’s other sites', 'autoLogin/localHostsWanted'],
  ['Skip', 'autoLogin/localHostsSkipped'],
])('one sentence explains which permission the browser may ask for, and %s answers', async (name, type) => {
  const { seen } = renderScreen(<HostQuestion hosts={['nas.local', '10.0.0.1:8443']} />, signedInAs('greta'))
  expect(screen.getByRole('heading', { level: 1, name: 'Signing you in' })).toHaveFocus()
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
    /may ask you to allow access to the local network\. nas\.local, 10\.0\.0\.1:8443$/,
  )
  expect(screen.getByText(/your browser may ask you to allow access to the local network\./)).toBeVisible()
  expect(screen.getByText('nas.local, 10.0.0.1:8443')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(seen).toEqual([type])
})
