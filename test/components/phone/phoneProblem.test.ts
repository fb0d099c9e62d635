import { phoneProblem } from 'src/components/phone/phoneProblem'

// (password-reset/number)
test.each([
  ['', 'enterMobileNumber'],
  ['+12345', 'enterMobileNumber'],
  ['+123456', undefined],
  ['+123456789012345', undefined],
  ['+1234567890123456', 'enterMobileNumber'],
])('the problem of the number %j is %s', (phone, code) => {
  expect(phoneProblem(phone)?.code).toBe(code)
})
