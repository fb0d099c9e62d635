import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { MobileSetupScreen } from 'src/features/mobileSetup/MobileSetupScreen'
import { type Answers, awaited, expectAnnounced, showFactor } from 'test/support/factorScreen'
import type { ServedAnswer } from 'test/support/server'

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
