import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BusyButton, SubmitButton } from 'src/components/actions/Button'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import type { Problem } from 'src/constants/problems'
import { SignInHint } from 'src/features/signIn/form/SignInHint'
import { deadlineIn } from 'src/services/clock'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { timeWords } from 'src/components/time/TimeLeft'
import type { Translate } from 'src/messages/useMessages'
import { renderThemed } from 'test/support/renderScreen'

afterEach(() => jest.useRealTimers())

describe('a translated page', () => {
  beforeEach(() => jest.useFakeTimers())

  /** Replaces each text under a node by two elements, as the translators of browsers do. */
  function translate(under: Node): void {
    const texts = document.createTreeWalker(under, NodeFilter.SHOW_TEXT)
    const all: Text[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text as Text)
    for (const text of all.filter(({ data }) => /\p{L}/u.test(data))) {
      const outer = document.createElement('span')
      outer.innerHTML = '<span></span>'
      outer.firstElementChild?.append(`¤ ${text.data}`)
      text.replaceWith(outer)
    }
  }

  const button = (Button: typeof BusyButton, busy: boolean, label: string, problem?: Problem) => (
    <Button busy={busy} limit={problem} onClick={() => undefined}>
      {label}
    </Button>
  )
  const gated = (busy: boolean, ready: boolean, label: string) => (
    <GatedSubmit busy={busy} ready={ready} reasonId="why" reason="Please fill in all fields.">
      {label}
    </GatedSubmit>
  )
  const limit = (seconds: number): Problem => ({
    code: 'serverLater',
    status: 429,
    until: deadlineIn(seconds * 1000),
  })
  const provider = { username: '', step: 'idpRedirect', redirectUrl: '/', ownProvider: false } as const

  // (accessibility/translated)
  test.each<[what: string, states: () => ReactNode[]]>([
    [
      'a button that waits',
      () => [button(BusyButton, false, 'Try again'), button(BusyButton, true, 'Try again')],
    ],
    [
      'a button with a new label',
      () => ['Next', 'Sign in', 'Next'].map(label => button(SubmitButton, false, label)),
    ],
    [
      'a button under a rate limit',
      () => [button(SubmitButton, false, 'Next'), button(SubmitButton, false, 'Next', limit(90))],
    ],
    [
      'a button after a rate limit',
      () => [button(SubmitButton, false, 'Next', limit(90)), button(SubmitButton, false, 'Next')],
    ],
    [
      'the disabled button of a form',
      () => [gated(false, false, 'Save'), gated(false, true, 'Save'), gated(true, true, 'Save')],
    ],
    [
      'a limit that a problem replaces',
      () => [
        <ProblemAlert id="p" problem={limit(90)} />,
        <ProblemAlert id="p" problem={{ code: 'enterUsername' }} />,
        <ProblemAlert id="p" problem={limit(7200)} />,
        <ProblemAlert id="p" problem={limit(60)} />,
      ],
    ],
    [
      'a hint that disappears and returns',
      () => [
        <SignInHint login={provider} />,
        <SignInHint login={{ username: '', step: 'username' }} />,
        <SignInHint login={{ ...provider, name: 'Okta' }} />,
      ],
    ],
  ])('after a translation, %s shows its next text', (_what, states) => {
    const page = renderThemed(<div />)
    for (const state of states()) {
      const fresh = renderThemed(state)
      const expected = fresh.container.textContent
      fresh.unmount()
      act(() => page.rerender(state))
      expect(page.container.textContent.replaceAll('¤ ', '')).toBe(expected)
      translate(page.container)
    }
  })
})

describe('the seconds that are left', () => {
  const START = 1_700_000_000_000

  beforeEach(() => void jest.useFakeTimers({ now: START }))

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const count = (ms: number | undefined) => {
    const first = ms === undefined ? undefined : deadlineIn(ms)
    return renderHook(useSecondsLeft, { initialProps: first })
  }

  // (factors/countdown)
  test('a second is reported when it starts, whenever the page was rendered', async () => {
    const { result } = count(2300)
    const told = [result.current]
    for (const ms of [299, 1, 999, 1, 1000]) {
      await pass(ms)
      told.push(result.current)
    }
    expect(told).toEqual([3, 3, 2, 2, 1, 0])
    expect(jest.getTimerCount()).toBe(0)
  })

  // (calls/deadlines)
  test('after a sleep, a page that becomes visible is correct at once', async () => {
    const { result } = count(1_200_000)
    await pass(1000)
    jest.setSystemTime(START + 601_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(result.current).toBe(599)
  })

  test('a new deadline is reported at once and replaces the previous one', async () => {
    const { result, rerender } = count(5000)
    rerender(deadlineIn(60_500))
    expect(result.current).toBe(61)
    await pass(500)
    expect(result.current).toBe(60)
    rerender(undefined)
    expect(result.current).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  test.each([
    ['without a deadline', undefined],
    ['after one', -1],
  ])('%s no time is counted', (_when, ms) => {
    const { result, unmount } = count(ms)
    expect([result.current, jest.getTimerCount()]).toEqual([0, 0])
    unmount()
  })

  test('leaving the page ends the countdown', () => {
    count(5000).unmount()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(jest.getTimerCount()).toBe(0)
  })

  const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as Translate

  test.each([
    [0, 'waiting.seconds {"n":0}'],
    [59, 'waiting.seconds {"n":59}'],
    [60, 'waiting.minutes {"minutes":1,"seconds":0}'],
    [232, 'waiting.minutes {"minutes":3,"seconds":52}'],
  ])('%i seconds are shown as %s', (seconds, told) => {
    expect(timeWords(t, seconds)).toBe(told)
  })
})
