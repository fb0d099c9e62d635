import { phonePlatformOf } from 'src/services/device/phonePlatform'

// (factors/setup-own-store)
test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, undefined],
])('the platform of %s with %i touch points: %s', (agent, touchPoints, platform) => {
  expect(phonePlatformOf(agent, touchPoints)).toBe(platform)
})
