import { failureOf, ServiceError } from 'src/services/http/serviceError'
import { reportFault } from 'src/services/log'

test('an error of a service is its failure', () => {
  expect(failureOf(new ServiceError({ kind: 'limited', status: 429 }))).toEqual({
    kind: 'limited',
    status: 429,
  })
})

test.each([
  ['TypeError', new TypeError('x')],
  ['unknown', undefined],
])(
  'an error that no service threw is a fault of the app, and its report names only the page: %s',
  (name, thrown) => {
    visit('https://foyer.example/signin/phone-auth?back=s3cret#s3cret')
    const noted = jest.spyOn(console, 'error').mockImplementation()
    expect(failureOf(thrown)).toEqual({ kind: 'fault' })
    expect(noted).not.toHaveBeenCalled()
    reportFault(thrown)
    expect(noted).toHaveBeenCalledWith(`foyer: /signin/phone-auth crashed (${name})`, thrown, '')
    noted.mockRestore()
  },
)
