import { screen } from '@testing-library/react'
import { clearCookies } from 'test/support/clearCookies'
import { openApp } from 'test/support/openApp'
import 'test/support/patience'

afterEach(clearCookies)

const HOURS_MS = 3_600_000

// (product/language-menu, product/culture)
test('changing the language translates the cards and their times', async () => {
  const { user } = await openApp({
    path: '/signin/change-password',
    answers: {
      'GET /api/online/v1/sessions/devices': {
        body: [
          { id: 1, deviceName: 'Laptop', timeStamp: Date.now() - 2 * HOURS_MS, isLocal: true },
          { id: 2, deviceName: 'Phone', remoteWipeStatus: 'pending' },
        ],
      },
      'GET /api/online/v1/sessions/app-specific': { body: [] },
    },
  })
  expect(await screen.findByText('2 hours ago')).toBeInTheDocument()
  expect(screen.getByText('Nearby')).toBeInTheDocument()
  await user.tab()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'de')
  expect(await screen.findByText('In der Nähe')).toBeInTheDocument()
  expect(screen.getByText('Fernlöschung: ausstehend')).toBeInTheDocument()
  expect(screen.getByText('vor 2 Stunden')).toHaveAttribute('lang', 'de-DE')
})
