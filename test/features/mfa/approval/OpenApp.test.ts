import { act, screen } from '@testing-library/react'
import { environmentActions } from 'src/features/environment/environmentSlice'
import { ApprovalScreen } from 'src/features/mfa/approval/ApprovalScreen'
import { awaited, showFactor } from 'test/support/factorScreen'
import { sentence } from 'test/support/sentence'

const step = (more: object) => ({ ...awaited, body: { mfa: [{ ...awaited.body.mfa[0], ...more }] } })

async function open(device: 'mobile' | 'desktop', more: object) {
  const { store } = await showFactor('/verification', ApprovalScreen, { 'session-status': step(more) })
  act(() => void store.dispatch(environmentActions.recognised({ device, nativeClient: false })))
  await screen.findByText(sentence(`From Lisbon`))
}
const link = () => screen.queryByRole('link', { name: 'Open the app' })

// (factors/open-app)
test.each<[what: string, appUrl: string, target: string | null]>([
  ['the app’s scheme, in this tab', 'com.example.app:/requests', null],
  ['a web address, in a new tab', 'https://app.example/requests', '_blank'],
])('on a phone a link opens %s, with a number or without', async (_what, appUrl, target) => {
  await open('mobile', { place: 'Lisbon', appUrl })
  expect(link()).toHaveAttribute('href', appUrl)
  expect(link()?.getAttribute('target')).toBe(target)
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each<[rule: string, device: 'mobile' | 'desktop', more: object]>([
  ['a desktop shows no link to the app', 'desktop', { appUrl: 'com.example.app:/requests' }],
  ['without an address from the server, the page shows no link', 'mobile', {}],
  ['an invalid address counts as missing', 'mobile', { appUrl: 'javascript:alert(1)' }],
])('%s', async (_rule, device, more) => {
  await open(device, { place: 'Lisbon', challenge: '47', ...more })
  expect(link()).toBeNull()
})
