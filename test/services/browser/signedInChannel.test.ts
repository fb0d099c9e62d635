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
test('the pages of this origin hear of it, and the opener by this origin alone', () => {
  broadcastSignedIn()
  expect(posted).toEqual([['foyer.sign-in', SIGNED_IN]])
  expect(opener.postMessage.mock.calls).toEqual([[SIGNED_IN, 'https://app.example']])
})

test('the opener hears of it where the browser keeps the channel from the page', () => {
  window.BroadcastChannel = jest.fn(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  broadcastSignedIn()
  expect(opener.postMessage).toHaveBeenCalledTimes(1)
})

test('a tab without an opener tells the channel alone', () => {
  Object.defineProperty(window, 'opener', { value: null, configurable: true })
  broadcastSignedIn()
  expect(posted).toHaveLength(1)
})
