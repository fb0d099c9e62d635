import { addStepEntry, isStepEntry } from 'src/services/browser/navigation'
import { openExternal } from 'src/services/browser/openExternal'
import { broadcastSignedIn } from 'src/services/browser/signedInChannel'
import { awaitTextCode } from 'src/services/browser/webOtp'
import { sendPixel } from 'src/services/browser/pixel'
import { configure } from 'test/support/configure'

// (sign-in/back)
test('a step has one history entry with the same address and the router’s state', () => {
  window.history.replaceState({ key: 'a', idx: 3 }, '', '/signin/?back=%2Fonline#part')
  const { length } = window.history
  expect(isStepEntry()).toBe(false)
  addStepEntry()
  addStepEntry()
  expect([window.history.length, isStepEntry()]).toEqual([length + 1, true])
  expect(window.history.state).toEqual({ key: 'a', idx: 3, secondStep: true })
  expect(window.location.href).toMatch(/\/signin\/\?back=%2Fonline#part$/)
})

test('a history entry without a state belongs to no step', () => {
  window.history.replaceState(null, '')
  expect(isStepEntry()).toBe(false)
})

describe('an external page', () => {
  let followed: string[] = []
  const open = jest.spyOn(window, 'open')

  beforeEach(() => {
    followed = []
    document.addEventListener('click', note)
  })
  afterEach(() => {
    document.removeEventListener('click', note)
    open.mockReset()
  })
  const note = (event: Event) => {
    event.preventDefault()
    followed.push((event.target as HTMLAnchorElement).href)
  }

  const page = 'https://support.harbor.example/'

  test('a page opens in a new tab without access to this one', () => {
    const tab = { opener: window } as Window
    open.mockReturnValue(tab)
    expect(openExternal(page)).toBe(true)
    expect(open.mock.calls).toEqual([[page, '_blank']])
    expect(tab.opener).toBeNull()
  })

  test('a blocked tab is reported', () => {
    open.mockReturnValue(null)
    expect(openExternal(page)).toBe(false)
  })

  test('a mail address opens no tab', () => {
    expect(openExternal('mailto:s@harbor.example')).toBe(true)
    expect(followed).toEqual(['mailto:s@harbor.example'])
    expect(document.querySelector('a')).toBeNull()
    expect(open).not.toHaveBeenCalled()
  })
})

describe('the sign-in of another tab', () => {
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
})

describe('a code from a text message', () => {
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
})

describe('the analytics pixel', () => {
  const images: { src: string; referrerPolicy: string }[] = []

  const wish = (wishes: object) => {
    for (const name of ['doNotTrack', 'globalPrivacyControl'])
      Object.defineProperty(navigator, name, { configurable: true, value: undefined })
    for (const [name, value] of Object.entries(wishes))
      Object.defineProperty(navigator, name, { configurable: true, value })
  }

  beforeEach(() => {
    images.length = 0
    wish({})
    configure({ analyticsPixelUrl: 'https://pixel.example/p.gif?site=7' })
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const image = { src: '', referrerPolicy: '' }
      images.push(image)
      return image as HTMLImageElement
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    configure({})
  })

  test('the pixel contains the name of the route and no referrer', () => {
    visit('https://here.example/signin/phone-auth?back=/secret&username=ada')
    sendPixel('phoneAuth')
    expect(images).toEqual([
      { src: 'https://pixel.example/p.gif?site=7&route=phoneAuth', referrerPolicy: 'no-referrer' },
    ])
  })

  test('without an address no pixel is sent', () => {
    configure({})
    sendPixel('login')
    expect(images).toEqual([])
  })

  test.each([
    ['Do Not Track', { doNotTrack: '1' }, 0],
    ['Do Not Track, as some browsers spell it', { doNotTrack: 'yes' }, 0],
    ['Global Privacy Control', { globalPrivacyControl: true }, 0],
    ['an unset preference', { doNotTrack: null }, 1],
    ['an unspecified preference', { doNotTrack: 'unspecified' }, 1],
    ['consent', { doNotTrack: '0', globalPrivacyControl: false }, 1],
  ])('with %s, pixels are sent: %i', (_rule, wishes, sent) => {
    wish(wishes)
    sendPixel('login')
    expect(images).toHaveLength(sent)
  })
})
