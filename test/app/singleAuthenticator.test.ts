import { screen, within } from '@testing-library/react'
import { openApp, pressAtOnce } from 'test/support/openApp'
import 'test/support/patience'

pressAtOnce()
beforeEach(() => sessionStorage.clear())

const ON = { securityPageEnabled: true, authenticatorsEnabled: true }
const SINGLE = { ...ON, singleAuthenticatorEnabled: true }
const APP = { id: 'a-1', name: 'My app', removable: true }
const PART = '/api/user/v1/security'

const open = async (settings: object, apps: object[] | undefined) => {
  await openApp({
    path: '/signin/security',
    answers: {
      'GET /api/online/v1/settings': { body: settings },
      [`GET ${PART}/authenticators`]: apps ? { body: apps } : { status: 500 },
      [`GET ${PART}/password`]: { body: {} },
      [`GET ${PART}/trusted-devices`]: { body: [] },
      'GET /api/online/v1/sessions/devices': { body: [] },
      'GET /api/online/v1/sessions/app-specific': { body: [] },
    },
  })
  return within(await screen.findByRole('region', { name: 'Authenticator apps' }))
}

// (security-page/set-up)
test.each<[rule: string, settings: object, apps: object[] | undefined, ready: string, offered: boolean]>([
  ['several apps, and one is there', ON, [APP], 'My app', true],
  ['one app, and none is there', SINGLE, [], 'No authenticator apps', true],
  ['one app, and it is there', SINGLE, [APP], 'My app', false],
  ['one app, and no one knows which', SINGLE, undefined, 'Server error, please try later.', false],
])('a server that stores %s', async (_rule, settings, apps, ready, offered) => {
  const region = await open(settings, apps)
  await region.findByText(ready)
  expect(region.queryAllByRole('button', { name: 'Set up an app' })).toHaveLength(offered ? 1 : 0)
})

// (security-page/authenticators)
test.each<[rule: string, app: object, told: unknown[]]>([
  ['a missing time of use says nothing', APP, []],
  ['null is not used yet', { ...APP, lastUsedAt: null }, ['Not used yet']],
  ['a time is told', { ...APP, lastUsedAt: Date.now() - 60_000 }, [expect.stringMatching(/^Last used/)]],
  ['an unreadable time counts as missing', { ...APP, lastUsedAt: 'yesterday' }, []],
])('the last use of an app: %s', async (_rule, app, told) => {
  const region = await open(ON, [app])
  const item = within((await region.findByText('My app')).closest('li') as HTMLElement)
  expect(item.queryAllByText(/used/i).map(({ textContent }) => textContent)).toEqual(told)
})
