import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import type { RecordState } from 'src/features/record/recordState'
import { SignOutFailed } from 'src/features/person/SignOutFailed'
import { recordState } from 'test/support/appState'
import { renderScreen } from 'test/support/renderScreen'
import { initialsOf } from 'src/components/layout/Initials'

const show = (signOut: RecordState['signOut']) =>
  renderScreen(<SignOutFailed />, { record: recordSlice.reducer }, { record: recordState({ signOut }) })

// (one-sign-in/sign-out)
test.each([undefined, 'running'] as const)('no notice is shown for a sign-out that is %s', signOut => {
  show(signOut)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed sign-out is reported and retried with one call, which removes the notice', async () => {
  const { seen, dispatch } = show('failed')
  expect(screen.getByRole('alert')).toHaveTextContent('You may still be signed in')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(seen).toEqual(['session/signOutRetried'])
  dispatch(recordActions.signOutBegan())
  await userEvent.click(screen.getByRole('button'))
  expect(seen.filter(type => type === 'session/signOutRetried')).toHaveLength(1)
  dispatch(recordActions.signOutDone({ id: '2b', who: '', ended: true }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['grace.hopper', 'GH'],
  ['grace', 'G'],
  ['ada@harbor.example', 'A'],
  ['ada.lovelace.jr@harbor.example', 'AL'],
  ['HARBOR\\grace', 'HG'],
  ['élodie-durand', 'ÉD'],
  ['山田太郎', '山'],
  ['+4915112345678', '4'],
  ['@@@', ''],
])('%s has the initials %s', (username, initials) => {
  expect(initialsOf(username)).toBe(initials)
})
