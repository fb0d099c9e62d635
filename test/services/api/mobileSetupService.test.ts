import { bypassMobileInstall, fetchApps, sendDownloadLink } from 'src/services/api/mobileSetupService'
import { failureOf } from 'src/services/http/serviceError'
import { serve, type ServedAnswer } from 'test/support/server'

const ios = { name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' }

const answers: [rule: string, answer: ServedAnswer, apps: unknown][] = [
  ['the apps', { body: [ios] }, [ios]],
  ['none', { body: [] }, []],
  [
    'invalid items are skipped',
    {
      body: [
        7,
        null,
        { name: 'No address' },
        { ...ios, url: 'javascript:alert(1)' },
        { ...ios, name: ' ' },
        { ...ios, platform: 5 },
      ],
    },
    [{ ...ios, platform: '' }],
  ],
  ['an object is not a list', { body: { apps: [ios] } }, { kind: 'unreadable', status: 200 }],
  ['a missing body is not a list', { status: 204 }, { kind: 'unreadable', status: 204 }],
  ['a failure', { status: 500 }, { kind: 'refused', status: 500 }],
]

test.each(answers)('apps: %s', async (_rule, answer, apps) => {
  const { requests } = await serve(() => answer)
  expect(await fetchApps().catch((error: unknown) => failureOf(error))).toEqual(apps)
  expect(requests).toMatchObject([{ method: 'GET', path: '/api/online/v1/apps' }])
})

test('a download link is sent to a phone', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await sendDownloadLink('+12025550123')
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/api/onboarding/v2/send-download-link',
      json: { phoneNumber: '+12025550123' },
    },
  ])
})

test('the request to skip the mobile installation has no body', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await bypassMobileInstall()
  expect(requests).toMatchObject([
    { method: 'POST', path: '/api/onboarding/v2/bypass-mobile-install', body: '' },
  ])
})
