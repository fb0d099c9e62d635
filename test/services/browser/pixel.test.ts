import { sendPixel } from 'src/services/browser/pixel'
import { configure } from 'test/support/configure'

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
  ['Do Not Track', { doNotTrack: '1' }],
  ['Do Not Track, as some browsers spell it', { doNotTrack: 'yes' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('with %s no pixel is sent', (_rule, wishes) => {
  wish(wishes)
  sendPixel('login')
  expect(images).toEqual([])
})

test.each([
  ['an unset preference', { doNotTrack: null }],
  ['an unspecified preference', { doNotTrack: 'unspecified' }],
  ['consent', { doNotTrack: '0', globalPrivacyControl: false }],
])('%s does not forbid the pixel', (_rule, wishes) => {
  wish(wishes)
  sendPixel('login')
  expect(images).toHaveLength(1)
})
