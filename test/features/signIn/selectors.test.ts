import type { LoginState } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'

test('the state of the sign-in is the slice’s', () => {
  const login: LoginState = { step: 'password', username: 'ada' }
  expect(selectLogin({ login })).toBe(login)
})
