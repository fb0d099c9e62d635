import { askForProof } from 'src/services/proof/proof'
import { type Answers, openApp } from 'test/support/openApp'
import { element, expectPage, type } from 'test/support/pseudoPage'

const robotCheck = { algorithm: 'SHA-256', challenge: 'ξ', salt: 'ξ', signature: 'ξ' }

async function submitPassword(answers: Answers): Promise<void> {
  const app = await openApp({ answers })
  await type(app, '#username', 'ω{Enter}')
  await element('#password')
  await type(app, '#password', 'ω{Enter}')
}

// (sign-in/robot-check)
describe('the check for robots', () => {
  test('a password that is sent without its proof', async () => {
    await submitPassword({ 'POST /api/auth/v2/login': { status: 403, body: { code: 'robotCheck' } } })
    await expectPage('problem.robotCheck')
  })

  test('a proof that is not ready yet', async () => {
    // No worker of jsdom answers.
    Object.assign(globalThis, {
      Worker: class {
        postMessage() {}
        terminate() {}
      },
    })
    await submitPassword({ 'GET /api/auth/v2/login/options': { body: { robotCheck } } })
    await expectPage('login.robotCheck')
    Reflect.deleteProperty(globalThis, 'Worker')
    askForProof(undefined)
  })
})
