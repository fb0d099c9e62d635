import { act, screen, within } from '@testing-library/react'
import { environmentActions } from 'src/features/environment/environmentSlice'
import { AuthenticatorScreen } from 'src/features/mfa/authenticator/AuthenticatorScreen'
import { heldCodesToSave } from 'src/features/authenticator/heldCodesToSave'
import { heldEnrolmentCode, holdEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'
import { URI } from 'scenarios/factors/oneTimeSteps'
import { type Answers, expectAnnounced, keep, showFactor } from 'test/support/factorScreen'

const CODES = ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue']

const open = (mode: string, answers: Answers, extras: object = {}) =>
  showFactor('/authenticator', AuthenticatorScreen, answers, () => {
    document.cookie = `authenticationMode=${mode}; path=/`
    keep({ stepExtras: extras })
    if (mode === 'totpRegister') holdEnrolmentCode(URI)
  })

const heading = () => screen.getByRole('heading', { level: 1 })

// (factors/enrolment)
describe('the set-up of an authenticator', () => {
  test('shows the address as a QR code and its key in groups of four', async () => {
    await open('totpRegister', {})
    expect(heading()).toHaveTextContent('Set up an authenticator app')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toHaveAttribute('dir', 'ltr')
    expect(screen.queryByRole('link', { name: 'Open the authenticator app' })).not.toBeInTheDocument()
    const field = screen.getByLabelText('Security code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  })

  test('offers a link to the app on a phone', async () => {
    const { store } = await open('totpRegister', {})
    act(() => void store.dispatch(environmentActions.recognised({ device: 'mobile', nativeClient: false })))
    const link = await screen.findByRole('link', { name: 'Open the authenticator app' })
    expect(link).toHaveAttribute('href', URI)
  })

  test('copies the key without its spaces', async () => {
    const { user } = await open('totpRegister', {})
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    expectAnnounced('Copied.')
  })

  test('removes the key from the page and the store after a correct code', async () => {
    const { user, sent, store } = await open('totpRegister', { activate: {}, settings: undefined })
    await user.type(screen.getByLabelText('Security code'), '012345{Enter}')
    expect(await screen.findByText('Code accepted. Signing you in…')).toBeInTheDocument()
    expect(sent('/activate')).toEqual([{ type: 'totp', code: '012345' }])
    expect(heldEnrolmentCode()).toBe('')
    const kept = JSON.stringify([store.getState(), sessionStorage, document.cookie, location.href])
    expect(kept).not.toMatch(/JBSWY3DP|otpauth|012345/)
  })

  test('keeps the key after a wrong code', async () => {
    const { user } = await open('totpRegister', { activate: { status: 400, body: { message: 'Wrong.' } } })
    await user.type(screen.getByLabelText('Security code'), '012345{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong.')
    expect(screen.getByText(/^JBSW Y3DP/)).toBeInTheDocument()
  })
})

// (factors/recovery-codes)
describe('recovery codes', () => {
  const shown = async () => {
    const page = await open('totpRegister', {
      activate: { body: { recoveryCodes: CODES } },
      settings: undefined,
    })
    await page.user.type(screen.getByLabelText('Security code'), '012345{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Your recovery codes' })
    return page
  }

  test('are shown on their own page and stored nowhere else', async () => {
    const { store } = await shown()
    const list = screen.getByRole('list', { name: 'Your recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(CODES)
    const kept = JSON.stringify([store.getState(), sessionStorage, document.cookie, location.href])
    expect(kept).not.toMatch(/7kq4|m2xw/)
  })

  test('are copied and saved, one per line', async () => {
    const { user } = await shown()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
    const saved: Blob[] = []
    URL.createObjectURL = blob => (saved.push(blob as Blob), 'blob:https://app.example/1')
    URL.revokeObjectURL = () => undefined
    const names: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await user.click(screen.getByRole('button', { name: 'Download' }))
    click.mockRestore()
    expect(names).toEqual(['Your recovery codes.txt'])
    expect(saved.map(({ size }) => size)).toEqual([CODES.join('\n').length + 1])
  })

  // (factors/recovery-print)
  test('are printed with the account and the date', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 29, 12))
    const { user } = await shown()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    const sheet = screen.getByText('November 29, 2026').parentElement
    expect(sheet).toHaveTextContent(`November 29, 2026${CODES.join('')}`)
    jest.restoreAllMocks()
  })

  test('wait for the user to confirm that they are saved', async () => {
    const { user } = await shown()
    const go = screen.getByRole('button', { name: 'Continue' })
    expect(go).toBeDisabled()
    expect(go).toHaveAccessibleDescription('Save the codes, then tick the box to continue.')
    await user.click(screen.getByLabelText('I have saved these codes'))
    await user.click(go)
    expect(await screen.findByText('Code accepted. Signing you in…')).toBeInTheDocument()
    expect(heldCodesToSave()).toBe('')
  })

  // (factors/recovery-gone)
  test('cannot be shown after a refresh; the page explains where to create new ones', async () => {
    await open('totpCodes', {})
    expect(screen.getByText(/cannot be shown again.*“Your security”/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })
})

// (factors/recovery-code)
describe('a recovery code in place of a one-time code', () => {
  test('is offered only if the step accepts one', async () => {
    await open('totp', {})
    expect(heading()).toHaveTextContent('Enter your one-time code')
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument()
  })

  test('has its own field and is sent to the same call', async () => {
    const { user, sent } = await open(
      'totp',
      { activate: { status: 400, body: { message: 'Used up.' } } },
      { recovery: true },
    )
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    const field = screen.getByLabelText('Recovery code')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('autocomplete', 'off')
    await user.type(field, ' 7kq4-m2xw {Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Used up.')
    expect(screen.getByLabelText('Recovery code')).toBeInTheDocument()
    expect(sent('/activate')).toEqual([{ type: 'recoveryCode', recoveryCode: '7kq4-m2xw' }])
  })

  test('can be cancelled, which clears its error', async () => {
    const { user } = await open(
      'totp',
      { activate: { status: 400, body: { message: 'Used up.' } } },
      { recovery: true },
    )
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    await user.type(screen.getByLabelText('Recovery code'), 'none{Enter}')
    await screen.findByRole('alert')
    await act(() => user.click(screen.getByRole('button', { name: 'Back' })))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Security code')).toHaveFocus()
  })
})
