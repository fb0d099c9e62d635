import { expect, test } from 'test/e2e/fixtures/test'
import type { Report } from 'sandbox/state/received'
import { until } from 'test/support/until'

const withoutHasOwn = () => void Reflect.deleteProperty(Object, 'hasOwn')
const withoutFindLast = () => void Reflect.deleteProperty(Array.prototype, 'findLast')
const withoutReason = () => void Reflect.deleteProperty(AbortSignal.prototype, 'reason')

// (product/too-old)
for (const [remove, locale, missing, words] of [
  [withoutHasOwn, 'en-US', 'Object.hasOwn', 'This browser is too old'],
  [withoutFindLast, 'de-AT', 'Array.prototype.findLast', 'Dieser Browser ist zu alt'],
  [withoutReason, 'ar', 'AbortSignal.prototype.reason', 'هذا المتصفح قديم جدًا'],
] as const)
  test(`an engine that is too old shows a message in its language, and reports the missing features to the operator (${missing})`, async ({
    sandbox,
    openPage,
  }) => {
    const page = await openPage({ locale, expected: [/./] })
    await page.addInitScript(remove)
    for (const path of ['/signin/?back=%2Fonline%2Fsecret', '/signin/forget-password']) {
      await page.goto(sandbox.origin + path)
      const heading = page.getByRole('heading', { level: 1 })
      await page.getByRole('heading', { level: 1, name: words }).waitFor()
      expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
      expect(await page.getByRole('textbox').count()).toBe(0)
      expect(await page.getByRole('button').count()).toBe(0)
    }
    const reports = await until(
      () => sandbox.api<Report[]>('reports'),
      found => found.length > 1,
    )
    expect(reports.map(({ type, url, body }) => ({ type, url, body }))).toEqual(
      Array(2).fill({ type: 'foyer-browser', url: `${sandbox.origin}/signin/`, body: { missing } }),
    )
  })
