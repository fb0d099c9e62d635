import { fetchApps, sendDownloadLink } from 'src/services/api/mobileSetupService'
import { serve } from 'test/support/server'

const ios = { name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' }
const unsafe = { ...ios, url: 'javascript:alert(1)' }

test.each<[rule: string, body: unknown[], apps: object[]]>([
  ['are read', [ios], [ios]],
  ['may be none', [], []],
  ['omit invalid items', [7, null, { name: 'No address' }, unsafe, { ...ios, name: ' ' }], []],
  ['may have no platform', [{ ...ios, platform: 5 }], [{ ...ios, platform: '' }]],
])('the apps to install %s', async (_rule, body, apps) => {
  await serve(() => ({ body }))
  expect(await fetchApps()).toEqual(apps)
})

test('a download link is sent to a phone', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await sendDownloadLink('+12025550123')
  expect(requests[0]?.json).toEqual({ phoneNumber: '+12025550123' })
})
