import { bypassMobileInstall, sendDownloadLink } from 'src/services/api/mobileSetupService'
import { serve } from 'test/support/server'

test('a download link goes to a phone', async () => {
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

test('the mobile install is bypassed without a body', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await bypassMobileInstall()
  expect(requests).toMatchObject([
    { method: 'POST', path: '/api/onboarding/v2/bypass-mobile-install', body: '' },
  ])
})
