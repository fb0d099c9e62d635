import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Action } from 'history'
import { NativeClientProvider } from 'src/components/actions/ExternalLink'
import { InstallerErrorScreen } from 'src/features/onboarding/InstallerErrorScreen'
import {
  installerActions,
  installerSlice,
  type InstallerState,
  selectNotSetUp,
} from 'src/features/onboarding/installerSlice'
import { NotSupportedScreen } from 'src/features/onboarding/NotSupportedScreen'
import { recordSlice } from 'src/features/record/recordSlice'
import { renderScreen } from 'test/support/renderScreen'
import { sentence } from 'test/support/sentence'
import { movedTo } from 'test/support/appState'
import { setupUser } from 'test/support/setupUser'

const show = (Screen: () => React.JSX.Element, nativeClient = false, state?: unknown) =>
  renderScreen(
    <NativeClientProvider value={nativeClient}>
      <Screen />
    </NativeClientProvider>,
    {
      installer: installerSlice.reducer,
      record: recordSlice.reducer,
      router: () => ({ location: { pathname: '/signin/installer-error', state } }),
    },
  )

const INSTALLER = { address: 'https://get.example/setup.msi', fileName: 'setup.msi', version: '5.2.0' }

describe('/mobile-onboarding-not-supported', () => {
  test('explains the requirement and signs out once', async () => {
    const { seen } = show(NotSupportedScreen)
    expect(screen.getByRole('heading', { level: 1, name: 'Continue on a computer' })).toBeInTheDocument()
    expect(screen.getByText('Setting up your account needs a desktop computer.')).toBeInTheDocument()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign out' }))
    expect(seen).toEqual(['session/signOutRequested'])
    expect(screen.getByRole('button', { name: 'Please wait' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Please wait')
  })
})

// (onboarding/send-address)
describe('the address of the sign-in', () => {
  const offer = (share: unknown) => Object.assign(navigator, { share })
  const send = () => screen.getByRole('button', { name: 'Send the address to yourself' })
  const restore = () => void Reflect.deleteProperty(navigator, 'share')
  afterEach(restore)

  test('is shown, describes the button that sends it, and is passed to the device’s share dialog', async () => {
    const share = jest.fn().mockResolvedValue(undefined)
    offer(share)
    show(NotSupportedScreen)
    expect(send()).toHaveAccessibleDescription(`${window.location.host}/signin/`)
    await userEvent.click(send())
    expect(share).toHaveBeenCalledWith({ url: `${window.location.origin}/signin/` })
    expect(screen.queryByText(/^Copied|could not be copied/)).toBeNull()
  })

  test('is copied on a device without a share dialog, but not if the user closes the dialog', async () => {
    const user = setupUser()
    show(NotSupportedScreen)
    await user.click(send())
    await screen.findByText('Copied.')
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/signin/`)
    offer(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')))
    await user.click(send())
    await waitFor(() => expect(screen.queryByText('Copied.')).toBeNull())
  })
})

describe('/installer-error', () => {
  test('shows that the device is not set up only after another try', () => {
    show(InstallerErrorScreen)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    show(InstallerErrorScreen, false, { notSetUp: true })
    expect(screen.getByRole('alert')).toHaveTextContent('This device is not set up yet.')
  })
  test('offers the installer by its file name, and another try continues', async () => {
    const { dispatch, seen } = show(InstallerErrorScreen)
    dispatch(installerActions.answered(INSTALLER))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Finish setting up this device')
    const link = screen.getByRole('link', { name: 'Download setup.msi' })
    expect(link).toHaveAttribute('href', 'https://get.example/setup.msi')
    expect(link).not.toHaveAttribute('target')
    expect(screen.getByText(sentence('Version 5.2.0'))).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(seen).toContain('installer/wentOn')
  })
  test('calls an installer without a file name the app, and opens the link outside the native client', () => {
    const { dispatch } = show(InstallerErrorScreen, true)
    dispatch(installerActions.answered({ address: INSTALLER.address }))
    const link = screen.getByRole('link', { name: 'Download the app' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
  test('offers no download without an address, and another try continues', async () => {
    const { dispatch, seen } = show(InstallerErrorScreen)
    dispatch(installerActions.answered({ fileName: 'setup.msi' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText(/^Download/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(seen).toContain('installer/wentOn')
  })
  // (accessibility/focus-moves)
  test('shows a failure, and another try requests the installer again and keeps the focus on its button', async () => {
    const { dispatch, seen } = show(InstallerErrorScreen)
    dispatch(installerActions.failed({ code: 'serverTryLater' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Server error, please try later.')
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(seen).toContain('installer/requested')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await screen.findByText('Loading…')).toHaveRole('status')
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    dispatch(installerActions.answered(INSTALLER))
    await screen.findByRole('link')
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  })
  // (forms/no-dead-button)
  test('describes the button as loading while the installer loads', async () => {
    const { dispatch } = show(InstallerErrorScreen)
    const button = screen.getByRole('button', { name: 'Try again' })
    await screen.findByText('Loading…')
    expect(button).toHaveAccessibleDescription('Loading…')
    dispatch(installerActions.answered(INSTALLER))
    expect(button).not.toHaveAttribute('aria-describedby')
  })
})

const address = 'https://harbor.example/setup.exe'
const problem = { code: 'offline', requestId: 'abc' } as const
const loading: InstallerState = { step: 'loading' }
const offered: InstallerState = { step: 'offered', address, fileName: 'setup.exe', version: '2.1' }
const failed: InstallerState = { step: 'failed', problem }
const { requested: asked, answered, wentOn } = installerActions

type Event = Parameters<typeof installerSlice.reducer>[1]

const table: [rule: string, before: InstallerState | undefined, event: Event, after: InstallerState][] = [
  ['the installer loads at first', undefined, { type: '@@init' }, loading],
  ['the screen requests the installer again', failed, asked(), loading],
  [
    'the installer is offered with its name and version',
    loading,
    answered({ address, fileName: 'setup.exe', version: '2.1' }),
    offered,
  ],
  ['an address alone is enough', failed, answered({ address }), { step: 'offered', address }],
  [
    'an answer without an address offers no download',
    offered,
    answered({ fileName: 'setup.exe', version: '2.1' }),
    { step: 'offered', fileName: 'setup.exe', version: '2.1' },
  ],
  ['an answer that fails shows the problem', offered, installerActions.failed(problem), failed],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(installerSlice.reducer(before, event)).toStrictEqual(after)
})

test('a user who continues leaves the installer state unchanged', () => {
  expect(installerSlice.reducer(offered, wentOn())).toBe(offered)
})

test.each<[rule: string, entry: unknown, action: Action, notSetUp: boolean]>([
  ['a device that is still not set up returns with a note', { notSetUp: true }, Action.Replace, true],
  ['another note does not mean that the device is not set up', { lostStep: true }, Action.Replace, false],
  ['a visit without a note does not mean that the device is not set up', undefined, Action.Push, false],
  ['an empty note does not mean that the device is not set up', null, Action.Push, false],
  ['a string is not a note', 'notSetUp', Action.Push, false],
  ['a refresh does not repeat the note', { notSetUp: true }, Action.Pop, false],
])('%s', (_rule, state, action, notSetUp) => {
  const { location } = movedTo('/signin/installer-error', state).payload
  expect(selectNotSetUp({ router: { location, action } })).toBe(notSetUp)
})
