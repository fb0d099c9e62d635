import { fetchSettings } from 'src/services/api/companyService'
import { fetchSignInSettings } from 'src/services/api/signInSettingsService'
import { serve } from 'test/support/server'

const DATE = 'Sat, 05 Dec 2026 12:00:00 GMT'

// (notice/until)
describe.each([
  ['at page load', fetchSettings],
  ['in sign-in', fetchSignInSettings],
])('the settings %s', (_when, fetchThem) => {
  test('with a notice have the time of the response, by both clocks', async () => {
    await serve(() => ({ body: { notice: { text: 'Maintenance.' } }, headers: { date: DATE } }))
    const before = Date.now()
    const { notice, received } = await fetchThem()
    expect(notice).toEqual({ text: 'Maintenance.' })
    expect(received?.server).toBe(DATE)
    expect(received?.deviceMs).toBeGreaterThanOrEqual(before)
  })

  test('without a notice have no time', async () => {
    await serve(() => ({ body: { notice: null }, headers: { date: DATE } }))
    await expect(fetchThem()).resolves.toEqual({ notice: null })
  })
})
