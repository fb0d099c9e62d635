import { screen } from '@testing-library/react'
import { PrintedSheet } from 'src/features/authenticator/CodesToSave'
import { recordSlice } from 'src/features/record/recordSlice'
import { renderScreen } from 'test/support/renderScreen'

afterEach(() => jest.useRealTimers())

// (factors/recovery-print)
test('the sheet has the date on which the codes were created, not the date on which it is rendered', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 30, 0, 5) })
  const madeMs = new Date(2026, 10, 29, 23, 55).getTime()
  renderScreen(
    <PrintedSheet>
      <p>codes</p>
    </PrintedSheet>,
    { record: recordSlice.reducer, recoveryCodes: () => ({ step: 'shown', madeMs }) },
  )
  expect(screen.getByText('November 29, 2026')).toBeInTheDocument()
})
