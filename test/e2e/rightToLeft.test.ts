import { expect, test as base } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { ar } from 'src/messages/ar/words'
import type { MessageKey } from 'src/messages/en-US'
import { format } from 'src/messages/format'
import { withEnglish } from 'src/messages/inEnglish'
import { he } from 'src/messages/he/words'

const test = base.extend<object, { blank: Page }>({
  /** One page for all tests: each opens only a line of text in it. */
  blank: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Runs in a page: returns the parts of a line from right to left that are in the wrong order, where each value runs from left to right. */
function disorder([line, values]: [string, string[]]): string[] {
  const text = document.createTextNode(line)
  const paragraph = document.createElement('p')
  paragraph.style.whiteSpace = 'nowrap'
  paragraph.append(text)
  document.body.replaceChildren(paragraph)
  // The left edge: WebKit gives the first sign of an isolated run the width of the whole run.
  const edge = (at: number): number => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect().left
  }
  const seen = Array.from(line, (sign, at) => ({ sign, at, x: edge(at) })).filter(({ sign }) =>
    /[^\s\u2066-\u2069\u200e\u200f]/.test(sign),
  )
  return values.flatMap(value => {
    const start = line.indexOf(value)
    if (start < 0) return [`${value} is missing`]
    const end = start + value.length
    const own = seen.filter(({ at }) => at >= start && at < end)
    const xs = own.map(({ x }) => x)
    const faults = xs.some((x, at) => at > 0 && x <= (xs[at - 1] ?? 0)) ? [`${value} is reordered`] : []
    for (const { sign, at, x } of seen) {
      if (at < start && x < Math.max(...xs))
        faults.push(`${sign} before ${value} does not stand on its right`)
      if (at >= end && x > Math.min(...xs)) faults.push(`${sign} after ${value} does not stand on its left`)
    }
    return faults
  })
}

// Values that begin or end with a sign without a direction.
const LINES: [key: MessageKey, values: Record<string, string>][] = [
  ['page.title', { product: '+Harbor' }],
  ['page.title', { product: '365 Harbor' }],
  ['login.leaving', { product: 'Harbor (EU)' }],
  ['installerError.version', { version: '5.2.0+' }],
  ['installerError.downloadFile', { file: 'harbor-setup (x64).exe' }],
  ['support.reference', { reference: 'a1-b2-' }],
  ['support.reference.both', { status: '503', id: '-a1-b2' }],
  ['resetPassword.code.text', { reference: '*42' }],
  ['apps.app', { name: 'Harbor!', system: 'iOS' }],
  ['item.removeNamed', { name: '"Laptop" #2' }],
]

// (product/values-apart)
for (const [language, words] of [
  ['ar', ar],
  ['he', he],
] as const)
  test.describe(language, () => {
    test.beforeAll(({ blank }) => blank.setContent(`<html lang="${language}" dir="rtl"><body></body></html>`))

    for (const [key, values] of LINES)
      test(`from right to left, ${key} with ${JSON.stringify(values)} is in order`, async ({ blank }) => {
        const line = format(withEnglish(words)[key], values, language)
        expect(await blank.evaluate(disorder, [line, Object.values(values)] as [string, string[]])).toEqual(
          [],
        )
      })
  })

test('without isolation the same measurement finds the wrong order', async ({ blank }) => {
  await blank.setContent('<html lang="he" dir="rtl"><body></body></html>')
  expect(await blank.evaluate(disorder, ['כניסה אל +Harbor', ['+Harbor']] as [string, string[]])).not.toEqual(
    [],
  )
})
