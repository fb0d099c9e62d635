import { act } from '@testing-library/react'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { openApp } from 'test/support/openApp'
import { expectPage } from 'test/support/pseudoPage'

// (sign-in/local-hosts, sign-in/local-hosts-named)
test('the question before local hosts are called, and the hosts that are skipped', async () => {
  const { store } = await openApp()
  act(() => void store.dispatch(autoLoginActions.localHostsFound(['ξ'])))
  await expectPage('completion.leave', 'completion.local', 'action.skip')
  act(() => void store.dispatch(autoLoginActions.leftOutTold({ names: ['ξ'], denied: true })))
  await expectPage('completion.leftOut', 'completion.denied', 'completion.opens', 'completion.stay')
  act(() => void store.dispatch(autoLoginActions.notified(['ξ'])))
  await expectPage('completion.leftOut')
})
