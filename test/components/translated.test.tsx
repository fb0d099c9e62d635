import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BusyButton, SubmitButton } from 'src/components/actions/Button'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import type { Problem } from 'src/constants/problems'
import { SignInHint } from 'src/features/signIn/form/SignInHint'
import { deadlineIn } from 'src/services/clock'
import { renderThemed } from 'test/support/renderScreen'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
