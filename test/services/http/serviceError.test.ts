import { failureOf, ServiceError } from 'src/services/http/serviceError'

test('what a service threw is its failure', () => {
  expect(failureOf(new ServiceError({ kind: 'limited', status: 429 }))).toEqual({
    kind: 'limited',
    status: 429,
  })
})

test.each([
  ['TypeError', new TypeError('x')],
  ['unknown', undefined],
])('what no service threw is a fault of ours, noted by the page alone: %s', (name, thrown) => {
  visit('https://foyer.example/signin/phone-auth?back=s3cret#s3cret')
  const noted = jest.spyOn(console, 'error').mockImplementation()
  expect(failureOf(thrown)).toEqual({ kind: 'fault' })
  expect(noted).toHaveBeenCalledTimes(1)
  expect(noted).toHaveBeenCalledWith(`foyer: /signin/phone-auth crashed (${name})`, thrown, '')
  noted.mockRestore()
})
