import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserHistory } from 'history'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import type { Route } from 'src/constants/routes'
import { ApprovalScreen } from 'src/features/mfa/ApprovalScreen'
import { MobileSetupScreen } from 'src/features/mfa/MobileSetupScreen'
import { OneTimeCodeScreen } from 'src/features/mfa/OneTimeCodeScreen'
import { SessionStatusScreen } from 'src/features/mfa/SessionStatusScreen'
import { TextCodeScreen } from 'src/features/mfa/TextCodeScreen'
import { loadMessages } from 'src/messages/catalogue'
import { mfaJourney } from 'src/screens/mfaJourney'
import { createStore } from 'src/store/createStore'
import { theme } from 'src/styles/theme'
import { serve, type ServedAnswer } from 'test/support/server'

beforeAll(async () => {
  // jsdom knows no navigation timing.
  Object.assign(performance, { getEntriesByType: () => [] })
  await loadMessages()
})
let leave: () => void
afterEach(() => {
  // What a journey has under way must not go on in the next test, on another server's page.
  act(() => leave())
  document.cookie = 'authenticationMode=; path=/; max-age=0'
})

type Answers = Record<string, ServedAnswer | (() => ServedAnswer) | undefined>
const awaited = { status: 202, body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true }] } }

async function show(route: Route, Screen: ComponentType, answers: Answers, prepare = () => {}) {
  const server = await serve(({ path }) => {
    const all: Answers = { settings: { body: {} }, ...answers }
    const answer = all[path.split('/').pop() ?? '']
    return typeof answer === 'function' ? answer() : answer
  })
  visit(`${server.origin}/signin${route}`)
  sessionStorage.clear()
  prepare()
  const { store, history, adopt } = createStore(createBrowserHistory())
  leave = () => history.replace('/signin/')
  adopt(mfaJourney)
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <Screen />
      </ThemeProvider>
    </Provider>,
  )
  const sent = (name: string) =>
    server.requests.filter(request => request.path.endsWith(name)).map(request => request.json)
  return { user: userEvent.setup(), sent, store }
}

const expectSaid = (words: string) =>
  expect(screen.getAllByRole('status').map(status => status.textContent)).toContain(words)

const withText = (mfaType: string) => () => {
  sessionStorage.setItem('foyer.mfaTimeout', '300')
  sessionStorage.setItem('foyer.mfaType', JSON.stringify(mfaType))
}

describe('/phone-auth', () => {
  const open = (answers: Answers, mfaType = 'sms') =>
    show('/phone-auth', TextCodeScreen, answers, withText(mfaType))

  test('a code field as browsers expect it, and a timer that is not read aloud', async () => {
    await open({})
    const field = screen.getByLabelText('Security code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('type', 'text')
    expect(screen.getByRole('timer')).toHaveTextContent(/^(5 min 0|4 min 5\d) sec$/)
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter security code')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('an empty field disables the button, which says why', async () => {
    const { user } = await open({})
    const button = screen.getByRole('button', { name: 'Activate' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('You can go on once the field is filled in.')
    await user.type(screen.getByLabelText('Security code'), '1')
    expect(button).toBeEnabled()
    expect(button).not.toHaveAttribute('aria-describedby')
    expect(screen.getByText('You can go on once the field is filled in.')).not.toBeVisible()
  })

  test('the button says that it waits; a double press is one call', async () => {
    const { user, sent } = await open({ activate: undefined }, 'guestSms')
    await user.type(screen.getByLabelText('Security code'), '01 23-45')
    await user.dblClick(screen.getByRole('button', { name: 'Activate' }))
    expect(screen.getByRole('button')).toHaveAccessibleName('Please wait')
    await waitFor(() => expect(sent('/activate')).toEqual([{ type: 'guestSms', smsCode: '012345' }]))
  })

  test('a wrong code: told, tied to its field, kept, focused, and gone at the next edit', async () => {
    const { user } = await open({ activate: { status: 400, body: 'Not this one.' } })
    const field = screen.getByLabelText('Security code')
    await user.type(field, '012345{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Not this one.')
    expect(field).toHaveAccessibleDescription('Not this one.')
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('012345')
    await user.type(field, '6')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  describe('where the browser reads text messages', () => {
    let signals: AbortSignal[]
    let deliver: (credential: { code: string }) => void
    beforeEach(() => {
      signals = []
      Object.assign(window, { OTPCredential: jest.fn() })
      const get = ({ signal }: { signal: AbortSignal }) => {
        signals.push(signal)
        return new Promise(resolve => (deliver = resolve))
      }
      Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
    })
    afterEach(() => Reflect.deleteProperty(window, 'OTPCredential'))

    test('its code is filled in and sent', async () => {
      const { sent } = await open({})
      act(() => deliver({ code: '424242' }))
      await waitFor(() => expect(sent('/activate')).toEqual([{ type: 'sms', code: '424242' }]))
      expect(screen.getByLabelText('Security code')).toHaveValue('424242')
    })

    test('it is no longer asked once a code was submitted, and again after a wrong one', async () => {
      const { user } = await open({ activate: { status: 400, body: 'No.' } })
      expect(signals.map(signal => signal.aborted)).toEqual([false])
      await user.type(screen.getByLabelText('Security code'), '1{Enter}')
      expect(signals[0]?.aborted).toBe(true)
      await screen.findByRole('alert')
      expect(signals.map(signal => signal.aborted)).toEqual([true, false])
    })
  })
})

describe('/symantec', () => {
  const open = (mode: string, answers: Answers) =>
    show('/symantec', OneTimeCodeScreen, answers, () => {
      document.cookie = `authenticationMode=${mode}; path=/`
    })
  const step = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
    await user.type(screen.getByLabelText(label), `${text}{Enter}`)
  }

  test('three steps register a credential; an error begins anew with empty fields', async () => {
    const { user, sent } = await open('symantecVIPregister', {
      activate: { status: 400, body: { message: 'Not known.' } },
    })
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await step(user, 'Credential ID', ' VSMT12 ')
    expect(screen.queryByLabelText('Credential ID')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
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

  test('the plain form clears its field as well', async () => {
    const { user } = await open('symantecVIP', { activate: { status: 403, body: 'Wrong.' } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your one-time code')
    await step(user, 'Security code', '111222')
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong.')
    expect(screen.getByLabelText('Security code')).toHaveValue('')
  })

  test('the form is that of the arrival, whatever another tab does to the cookie', async () => {
    const { user } = await open('symantecVIPactivate', {})
    document.cookie = 'authenticationMode=symantecVIP; path=/'
    await step(user, 'First code', '1')
    expect(screen.getByLabelText('Second code')).toBeInTheDocument()
  })
})

describe('/verification', () => {
  const open = (answers: Answers) => show('/verification', ApprovalScreen, answers)

  test('the offline code is shown by Skip, hidden by Close, and sent without its dash', async () => {
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
  })

  test('that the request is sent again is seen and said, and a second press is no call', async () => {
    const { user, sent } = await open({ 'session-status': awaited })
    await user.dblClick(screen.getByRole('button', { name: 'Resend' }))
    expect(screen.getByRole('button', { name: 'Please wait' })).toHaveFocus()
    expectSaid('Please wait')
    await waitFor(() => expect(sent('/resend-verification')).toHaveLength(1))
  })

  test('a refused verification shows the server’s words', async () => {
    await open({ 'session-status': { status: 400, body: 'Asked too late.' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Asked too late.')
  })

  test('a server in trouble is told, and a request that could not be sent again', async () => {
    const { user } = await open({
      'session-status': { status: 500 },
      'resend-verification': { status: 429, headers: { 'Retry-After': '30' } },
    })
    expect(await screen.findByText('Server error. Please try later.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Resend' }))
    expect(await screen.findByText('Server error, please try later.')).toBeInTheDocument()
    expect(screen.getByText('Try again in 30 sec.')).toBeInTheDocument()
  })
})

describe('/session-status', () => {
  test('the container is hidden, and a status tells what goes on', async () => {
    await show('/session-status', SessionStatusScreen, {})
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session…')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('a refusal shows its words and ways on', async () => {
    let answer: ServedAnswer = { status: 400, body: 'Not yet.' }
    const { user, sent } = await show('/session-status', SessionStatusScreen, {
      'session-status': () => answer,
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Not yet.')
    answer = { status: 500 }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Server error. Please try later.')).toBeInTheDocument()
    expect(sent('/session-status')).toHaveLength(2)
  })
})

describe('/mobile-setup', () => {
  const open = (answers: Answers) =>
    show('/mobile-setup', MobileSetupScreen, {
      apps: { body: [] },
      'activation-code': { body: {} },
      ...answers,
    })

  test('that it is skipped is seen and said, and a second press is no call', async () => {
    const { user, sent } = await open({ 'session-status': awaited })
    await user.dblClick(screen.getByRole('button', { name: 'Skip for now' }))
    expect(screen.getByRole('button', { name: 'Please wait' })).toHaveFocus()
    expectSaid('Please wait')
    await waitFor(() => expect(sent('/bypass-mobile-install')).toHaveLength(1))
  })

  test('another try after a refusal moves the focus to the heading', async () => {
    let answer: ServedAnswer = { status: 400, body: 'Not yet.' }
    const { user } = await open({ 'session-status': () => answer })
    await screen.findByText('Not yet.')
    answer = awaited
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})
