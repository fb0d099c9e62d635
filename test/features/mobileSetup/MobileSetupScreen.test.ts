import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { UnknownAction } from '@reduxjs/toolkit'
import { MobileSetupScreen } from 'src/features/mobileSetup/MobileSetupScreen'
import {
  downloadLinkActions,
  downloadLinkSlice,
  type DownloadLinkState,
  bypassActions,
  mobileBypassSlice,
  type BypassState,
} from 'src/features/mobileSetup/mobileSetupSlices'
import { type Answers, awaited, expectAnnounced, showFactor } from 'test/support/factorScreen'
import { heldAnswer } from 'test/support/openApp'
import type { ServedAnswer } from 'test/support/server'

describe('the screen', () => {
  describe('/mobile-setup', () => {
    const open = (answers: Answers) =>
      showFactor('/mobile-setup', MobileSetupScreen, {
        apps: { body: [] },
        'activation-code': { body: {} },
        ...answers,
      })

    test('skipping the app is shown and announced, and a second press sends no call', async () => {
      const { user, sent } = await open({ 'session-status': awaited })
      await user.dblClick(screen.getByRole('button', { name: 'Skip for now' }))
      expect(screen.getByRole('button', { name: 'Please wait' })).toHaveFocus()
      expectAnnounced('Please wait')
      await waitFor(() => expect(sent('/bypass-mobile-install')).toHaveLength(1))
    })

    test.each<[browser: string, press: (user: UserEvent, button: Element) => unknown]>([
      ['most browsers', (user, button) => user.click(button)],
      ['Safari, which does not focus a clicked button', (_user, button) => fireEvent.click(button)],
    ])('another try after a rejection moves the focus to the heading in %s', async (_browser, press) => {
      let answer: ServedAnswer = { status: 400, body: 'Not yet.' }
      const { user } = await open({ 'session-status': () => answer })
      await screen.findByText('Not yet.')
      await user.type(screen.getByLabelText('Mobile number'), '4915')
      answer = awaited
      await press(user, screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
      // (calls/entry-stays)
      expect(screen.getByLabelText('Mobile number')).toHaveDisplayValue('+1 491 5')
    })
  })

  const APPS = [
    { name: 'Harbor for iPhone', platform: 'ios', url: 'https://apps.example/ios' },
    { name: 'Harbor for Android', platform: 'android', url: 'https://apps.example/android' },
  ]
  const open = (apps: Answers['apps'] = { body: APPS }) =>
    showFactor('/mobile-setup', MobileSetupScreen, {
      'session-status': awaited,
      apps,
      'activation-code': { body: { activationCode: 'ABC-123' } },
    })
  const agent = (text: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text)
  afterEach(() => jest.restoreAllMocks())

  // (factors/setup-qr)
  test('a desktop shows the QR code of one store at a time, and links to all stores', async () => {
    const { user } = await open()
    const stores = ['Harbor for iPhone (iOS)', 'Harbor for Android']
    for (const [index, name] of stores.entries()) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', APPS[index]?.url)
      await user.click(
        screen.getByRole('button', { name: index === 0 ? 'iOS' : 'Android', pressed: index === 0 }),
      )
      expect(await screen.findByRole('img', { name: `QR code: ${name}` })).toBeInTheDocument()
      expect(screen.getAllByRole('img', { name: /^QR code/ })).toHaveLength(1)
    }
    expect(screen.getByLabelText('Mobile number')).toBeInTheDocument()
    expect(screen.getByText('Waiting for the app. This page goes on by itself.')).toBeInTheDocument()
  })

  test('an address too long for a QR code is shown only as a link; the other store keeps its QR code', async () => {
    const url = `https://apps.example/ios?${'a'.repeat(3000)}`
    await open({ body: [{ ...APPS[0], url }, APPS[1]!] })
    await screen.findByRole('img', { name: 'QR code: Harbor for Android' })
    expect(screen.getByRole('link', { name: 'Harbor for iPhone (iOS)' })).toHaveAttribute('href', url)
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  // (factors/setup-own-store, forms/asked-once, accessibility/focus-moves)
  test.each([false, true])('a phone shows only its own store, as a button; typed before: %p', async typed => {
    agent('Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile')
    const apps = heldAnswer({ body: APPS })
    const { user } = await open(apps.answer)
    if (typed) await user.type(screen.getByLabelText('Mobile number'), '4915')
    apps.release()
    expect(await screen.findByRole('link', { name: 'Harbor for Android' })).toBeInTheDocument()
    expect(screen.queryByText('Harbor for iPhone')).toBeNull()
    // A link by text message is for another phone, so the field for its number follows the steps, unless it is in use.
    const number = screen.getByLabelText('Mobile number')
    const wait = screen.getByText('Waiting for the app. This page goes on by itself.')
    const { DOCUMENT_POSITION_FOLLOWING: after, DOCUMENT_POSITION_PRECEDING: before } = Node
    expect(wait.compareDocumentPosition(number)).toBe(typed ? before : after)
    expect([document.activeElement === number, (number as HTMLInputElement).value === '+1 491 5']).toEqual([
      typed,
      typed,
    ])
    expect(screen.queryByRole('img')).toBeNull()
  })

  // (factors/setup-copy)
  test('the activation code can be copied, and the page confirms it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied.')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('ABC-123')
  })
})

const problem = { code: 'serverTryLater', status: 500 } as const
const editing: DownloadLinkState = { step: 'editing' }
const failed: DownloadLinkState = { ...editing, problem }
const sending: DownloadLinkState = { step: 'sending' }
const sent: DownloadLinkState = { step: 'sent' }

test.each<
  [rule: string, before: DownloadLinkState | undefined, action: UnknownAction, after: DownloadLinkState]
>([
  ['no phone number is entered at first', undefined, { type: '@@init' }, editing],
  ['another page starts afresh', failed, downloadLinkActions.begun(), editing],
  ['an edit clears the problem', failed, downloadLinkActions.edited(), editing],
  ['an edit after the link was sent allows another link', sent, downloadLinkActions.edited(), editing],
  [
    'five digits are not a phone number',
    sent,
    downloadLinkActions.submitted('+12025'),
    { step: 'editing', problem: { code: 'enterMobileNumber' } },
  ],
  ['six digits are sent and clear the problem', failed, downloadLinkActions.submitted('+120255'), sending],
  ['a link that was sent is reported', sending, downloadLinkActions.sent(), sent],
  ['a link that could not be sent shows the problem', sending, downloadLinkActions.failed(problem), failed],
])('%s', (_rule, before, action, after) => {
  expect(downloadLinkSlice.reducer(before, action)).toStrictEqual(after)
})

test.each([downloadLinkActions.edited(), downloadLinkActions.submitted('+12025')])(
  '$type changes nothing while the link is being sent',
  action => {
    expect(downloadLinkSlice.reducer(sending, action)).toBe(sending)
  },
)

const idle: BypassState = { step: 'idle' }
const notSkipped: BypassState = { ...idle, problem }
const asking: BypassState = { step: 'asking' }

test.each<[rule: string, before: BypassState | undefined, action: UnknownAction, after: BypassState]>([
  ['no request to skip the app is sent at first', undefined, { type: '@@init' }, idle],
  ['another page starts without a problem', notSkipped, bypassActions.begun(), idle],
  ['a request clears the problem', notSkipped, bypassActions.bypassPressed(), asking],
  ['an answer ends the request', asking, bypassActions.answered(), idle],
  ['a failed request shows the problem', asking, bypassActions.failed(problem), notSkipped],
])('%s', (_rule, before, action, after) => {
  expect(mobileBypassSlice.reducer(before, action)).toStrictEqual(after)
})
