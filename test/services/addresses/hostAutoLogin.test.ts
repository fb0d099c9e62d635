import { redirectAddress } from 'src/services/addresses/hostAutoLogin'

test('the redirect contains the token, the time in seconds and the return address', () => {
  expect(
    redirectAddress('https://a.example', 'a/b+c', 1_800_000_000_999, 'https://here.example/online/'),
  ).toBe(
    'https://a.example/auth/v2/autologin?token=a%2Fb%2Bc&timestamp=1800000000&back=https%3A%2F%2Fhere.example%2Fonline%2F',
  )
})
