import { shownStep } from 'src/boot/shownStep'
import { ROUTES } from 'src/constants/routes'
import type { LoginState } from 'src/features/signIn/loginSlice'
import type { ShownStep } from 'src/services/http/handover'

const problem = { code: 'serverLater' } as const

// (sign-in/before-react)
test.each<[state: LoginState, shown: ShownStep]>([
  [{ username: '', step: 'username' }, 'username'],
  [{ username: 'jane', step: 'username', typed: true }, 'username'],
  [{ username: 'jane', step: 'lookingUp' }, 'lookingUp'],
  [{ username: 'jane', step: 'password' }, 'password'],
  [{ username: 'jane', step: 'signingIn' }, 'signingIn'],
  [{ username: 'jane', step: 'signingIn', answered: true }, 'signingIn'],
  [{ username: 'jane', step: 'username', problem }, 'lookingUp'],
  [{ username: 'jane', step: 'password', problem }, 'signingIn'],
  [{ username: 'jane', step: 'idpRedirect', redirectUrl: '/x', ownProvider: false }, 'lookingUp'],
  [{ username: 'jane', step: 'signingIn', by: 'device' }, 'lookingUp'],
  [{ username: 'jane', step: 'leaving' }, 'lookingUp'],
])('of %j the page shows %s', (state, shown) => {
  expect(shownStep(state, ROUTES.login)).toBe(shown)
})

test('a problem or a provider that is said is waited for no more', () => {
  const shown = (state: LoginState) =>
    shownStep(state, ROUTES.login, { said: problem, provider: { ownProvider: false } })
  const atProvider = { username: 'jane', step: 'idpRedirect', redirectUrl: '/x', ownProvider: false } as const
  expect(shown({ username: 'jane', step: 'password', problem })).toBe('password')
  expect(shown({ username: '', step: 'username', problem })).toBe('username')
  expect(shown(atProvider)).toBe('idpRedirect')
  // Its problem is not said before React.
  expect(shown({ ...atProvider, problem })).toBe('lookingUp')
})

// (forms/password-leaves)
test('on another screen no password is asked for', () => {
  expect(shownStep({ username: 'jane', step: 'signingIn', answered: true }, ROUTES.verification)).toBe(
    'lookingUp',
  )
})
