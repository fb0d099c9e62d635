import { preloadImage } from 'src/services/browser/webAppFiles'

class FakeImage {
  static made: FakeImage[] = []
  onload?: () => void
  onerror?: () => void
  referrerPolicy = ''
  src = ''
  constructor() {
    FakeImage.made.push(this)
  }
}

beforeEach(() => {
  FakeImage.made = []
  Object.assign(window, { Image: FakeImage })
})

test.each(['onload', 'onerror'] as const)('an image is settled on %s', async event => {
  const done = preloadImage('https://img.example/l.png')
  const [image] = FakeImage.made
  expect(image).toMatchObject({ src: 'https://img.example/l.png', referrerPolicy: 'no-referrer' })
  image?.[event]?.()
  await expect(done).resolves.toBeUndefined()
})
