import { type Answers, openApp } from 'test/support/openApp'
import { buttonThatSays, expectPage, SAID } from 'test/support/pseudoPage'

describe('the notice', () => {
  beforeEach(() => {
    // jsdom has no layout: every text counts as cut off.
    globalThis.ResizeObserver = class {
      constructor(private readonly changed: ResizeObserverCallback) {}
      observe(element: Element) {
        Object.defineProperty(element, 'scrollHeight', { value: 90 })
        this.changed([], this)
      }
      unobserve() {}
      disconnect() {}
    }
  })

  // (notice/strip, notice/show-all)
  test.each(['info', 'warning'] as const)('%s', async severity => {
    const notice = { text: SAID, severity, link: 'https://harbor.example/' }
    const app = await openApp({
      answers: { 'GET /api/online/v1/settings': { body: { notice } } } satisfies Answers,
    })
    await expectPage('notice.more')
    await app.user.click(await buttonThatSays('notice.showAll'))
    await expectPage('notice.showLess')
    expect(document.querySelector('section')?.getAttribute('aria-label')).toMatch(/./)
  })
})
