import { phoneProblem } from 'src/components/phone/phoneProblem'

test.each([
  ['', 'enterMobileNumber'],
  ['+12345', 'enterMobileNumber'],
  ['+123456', undefined],
  ['+12025550123', undefined],
])('the number %j: %s', (phone, code) => {
  expect(phoneProblem(phone)?.code).toBe(code)
})
