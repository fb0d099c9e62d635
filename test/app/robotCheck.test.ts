import { screen } from '@testing-library/react'
import { askForProof } from 'src/services/proof/proof'
import { openApp } from 'test/support/openApp'

// (sign-in/robot-check)
test('the page shows that a proof is not ready yet', async () => {
  // No worker of jsdom answers.
  Object.assign(globalThis, {
    Worker: class {
      postMessage() {}
      terminate() {}
    },
  })
  const robotCheck = { algorithm: 'SHA-256', challenge: 'x', salt: 'x', signature: 'x' }
  const app = await openApp({ answers: { 'GET /api/auth/v2/login/options': { body: { robotCheck } } } })
  await app.user.type(await screen.findByLabelText('Username'), 'ada{Enter}')
  await app.user.type(await screen.findByLabelText('Password'), 'x{Enter}')
  expect(await screen.findByText('Checking that you are not a robot…')).toBeInTheDocument()
  Reflect.deleteProperty(globalThis, 'Worker')
  askForProof(undefined)
})
