import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { act } from '@testing-library/react'
import { openApp } from 'test/support/openApp'
import { expectPage } from 'test/support/pseudoPage'

// (addresses/popup-told)
test('a window that the browser keeps open after its sign-in is complete', async () => {
  const { store } = await openApp()
  act(() => void store.dispatch(autoLoginActions.popupNotified('https://app.example/online/')))
  await expectPage('signedIn.heading', 'popupNotified.text', 'signedIn.open')
})
