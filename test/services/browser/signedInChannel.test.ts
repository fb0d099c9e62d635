import { broadcastSignedIn } from 'src/services/browser/signedInChannel'

const SIGNED_IN = { channel: 'sign-in', type: 'signed-in' }

const posted: [channel: string, message: unknown][] = []
const opener = { postMessage: jest.fn() }

beforeEach(() => {
  posted.length = 0
  opener.postMessage.mockReset()
  visit('https://app.example/signin/?mode=popup')
  Object.defineProperty(window, 'opener', { value: opener, configurable: true })
  window.BroadcastChannel = class {
    constructor(readonly name: string) {}
    postMessage(message: unknown) {
      posted.push([this.name, message])
    }
    close() {}
  } as unknown as typeof BroadcastChannel
})
afterEach(() => Object.defineProperty(window, 'opener', { value: null, configurable: true }))

// (addresses/popup-told)
test('the pages of this origin are notified, and the opener only under this origin', () => {
  broadcastSignedIn()
  expect(posted).toEqual([['foyer.sign-in', SIGNED_IN]])
  expect(opener.postMessage.mock.calls).toEqual([[SIGNED_IN, 'https://app.example']])
})

test('the opener is notified even if the browser blocks the channel', () => {
  window.BroadcastChannel = jest.fn(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  broadcastSignedIn()
  expect(opener.postMessage).toHaveBeenCalledTimes(1)
})

test('a tab without an opener notifies only the channel', () => {
  Object.defineProperty(window, 'opener', { value: null, configurable: true })
  broadcastSignedIn()
  expect(posted).toHaveLength(1)
})
