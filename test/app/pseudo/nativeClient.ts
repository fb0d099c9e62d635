import { act } from '@testing-library/react'
import { nativeClientActions } from 'src/features/nativeClient/nativeClientSlice'
import { forgetConfig } from 'src/services/config'
import { NATIVE } from 'scenarios/nativeClient'
import { openApp } from 'test/support/openApp'
import { buttonThatSays, expectPage, patiently, words } from 'test/support/pseudoPage'

const CODE = { 'POST /api/auth/v2/native-code': { body: { code: '23456789', expiresIn: 300 } } }
const QUERY = NATIVE.from.slice(1)

/** The page's configuration, with names that are not English. */
function configure(): void {
  const client = { name: 'Ω', addresses: ['http://127.0.0.1/signed-in'], typedCode: true }
  const block = document.createElement('script')
  Object.assign(block, { id: 'foyer-config', type: 'application/json' })
  block.textContent = JSON.stringify({ productName: 'Ω', nativeClients: { 'harbor-terminal': client } })
  document.head.append(block)
  forgetConfig()
}
afterEach(() => {
  document.getElementById('foyer-config')?.remove()
  forgetConfig()
})

// (addresses/native-told, addresses/native-typed)
test('a waiting app: the question, the code to type, and the opened app', async () => {
  configure()
  const app = await openApp({ path: `/signin/native-client${QUERY}`, answers: CODE })
  await expectPage('nativeClient.heading', 'nativeClient.text', 'nativeClient.open', 'signedIn.open')
  await app.user.click(await buttonThatSays('nativeClient.showCode'))
  await expectPage('nativeClient.code.heading', 'nativeClient.code.text', 'code.ends')
  act(() => void app.store.dispatch(nativeClientActions.opened()))
  await expectPage('nativeClient.opened', 'signedIn.heading')
})

// (addresses/native-request)
test('an invalid request of an app', async () => {
  const { store } = await openApp({ path: '/signin/native-client?mode=else&client_id=a' })
  await patiently(() => expect(document.body.textContent).toContain(words['nativeClient.refused.heading']))
  for (const [why, key] of [
    ['mode', 'nativeClient.refused.mode'],
    ['client', 'nativeClient.refused.list'],
    ['request', 'nativeClient.refused.request'],
  ] as const) {
    // Replaces 'mode', a word of the query.
    act(() => void store.dispatch(nativeClientActions.arrived({ kind: 'refused', why, parameter: 'ξ' })))
    await expectPage('nativeClient.refused.heading', 'nativeClient.refused.advice', key)
  }
})
