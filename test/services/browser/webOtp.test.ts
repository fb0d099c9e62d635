import { awaitTextCode } from 'src/services/browser/webOtp'

const get = jest.fn<Promise<unknown>, [{ otp: unknown; signal: AbortSignal }]>()

beforeEach(() => {
  get.mockReset()
  Object.assign(window, { OTPCredential: jest.fn() })
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
})
afterEach(() => Reflect.deleteProperty(window, 'OTPCredential'))

const { signal } = new AbortController()

test('the browser is asked for the code in a text message', async () => {
  get.mockResolvedValue({ code: '012345' })
  expect(await awaitTextCode(signal)).toBe('012345')
  expect(get).toHaveBeenCalledWith({ otp: { transport: ['sms'] }, signal })
})

test('a browser without WebOTP is not asked', async () => {
  Reflect.deleteProperty(window, 'OTPCredential')
  expect(await awaitTextCode(signal)).toBeUndefined()
  expect(get).not.toHaveBeenCalled()
})

test.each([null, {}, { code: 5 }])('%j is not a code', async credential => {
  get.mockResolvedValue(credential)
  expect(await awaitTextCode(signal)).toBeUndefined()
})

test('an aborted or forbidden request returns no code', async () => {
  get.mockRejectedValue(new DOMException('', 'AbortError'))
  expect(await awaitTextCode(signal)).toBeUndefined()
})
