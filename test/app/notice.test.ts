import { act, screen, within } from '@testing-library/react'
import { companyActions } from 'src/features/company/companySlice'
import { type Answers, openApp } from 'test/support/openApp'

const TEXT = 'Text messages may be late on Saturday.'
const SETTINGS = 'GET /api/online/v1/settings'

/** The observed boxes, with the function that a change of size calls. */
let observed: [Element, () => void][] = []

beforeEach(() => {
  sessionStorage.clear()
  observed = []
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    constructor(private readonly changed: ResizeObserverCallback) {}
    observe(element: Element) {
      observed.push([element, () => this.changed([], this)])
    }
    unobserve() {}
    disconnect() {}
  }
})

/** Makes the text this many lines high in a box of two lines. */
function layOut(lines: number): void {
  act(() => {
    for (const [element, changed] of observed) {
      Object.defineProperty(element, 'scrollHeight', { value: lines * 18, configurable: true })
      Object.defineProperty(element, 'clientHeight', { value: 36, configurable: true })
      changed()
    }
  })
}

const openPage = (notice: unknown, path = '/signin/') =>
  openApp({ path, answers: { [SETTINGS]: { body: { notice } } } satisfies Answers })
const strip = (name = 'Notice') => screen.findByRole('region', { name })
const stripNow = () => screen.queryByRole('region', { name: /^(Notice|Warning)$/ })

// (notice/strip, notice/announced)
test('the notice is a status, and its link opens a new tab without access to the page', async () => {
  await openPage({ text: TEXT, link: 'https://status.harbor.example/a' })
  const region = await strip()
  expect(await within(region).findByText(TEXT)).toBeInTheDocument()
  expect(within(region).getByRole('status')).toHaveTextContent(TEXT)
  const link = within(region).getByRole('link', { name: 'More information' })
  expect(link).toHaveAttribute('href', 'https://status.harbor.example/a')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(within(region).queryByRole('button')).toBeNull()
})

// (notice/strip)
test('a warning has another label', async () => {
  await openPage({ text: TEXT, severity: 'warning' })
  expect(await within(await strip('Warning')).findByText(TEXT)).toBeInTheDocument()
})

// (notice/show-all)
test('a notice that is cut off has a button, which Escape and a focus change reset', async () => {
  const { user } = await openPage({ text: TEXT })
  const region = await strip()
  await within(region).findByText(TEXT)
  layOut(2)
  expect(within(region).queryByRole('button')).toBeNull()
  layOut(5)
  await user.click(within(region).getByRole('button', { name: 'Show all', expanded: false }))
  await user.keyboard('{Escape}')
  await user.click(within(region).getByRole('button', { name: 'Show all', expanded: false }))
  expect(within(region).getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus()
  await user.click(screen.getByLabelText('Username'))
  expect(within(region).getByRole('button', { name: 'Show all', expanded: false })).toBeInTheDocument()
})

// (notice/announced)
test('the notice is only on the sign-in page and is not announced again after the user returns', async () => {
  const { history } = await openPage({ text: TEXT })
  await within(await strip()).findByText(TEXT)
  act(() => history.push('/signin/forget-password'))
  expect(stripNow()).toBeNull()
  act(() => history.push('/signin/'))
  const region = await strip()
  expect(within(region).getByText(TEXT)).toBeInTheDocument()
  expect(within(region).queryByRole('status')).toBeNull()
})

// (notice/announced)
test('settings with another notice replace and announce it; settings without one remove it', async () => {
  const { store } = await openPage({ text: TEXT })
  await within(await strip()).findByText(TEXT)
  act(() => void store.dispatch(companyActions.settingsLoaded({ notice: { text: 'Done.' } })))
  const region = await strip()
  expect(await within(region).findByText('Done.')).toBeInTheDocument()
  expect(within(region).getByRole('status')).toHaveTextContent('Done.')
  act(() => void store.dispatch(companyActions.settingsLoaded({})))
  expect(stripNow()).toBeNull()
})

// (notice/fields)
test.each([[{ text: '' }], [{ text: '<b>x</b>' }], [5]])(
  'an invalid notice is not shown: %p',
  async notice => {
    await openPage(notice)
    await screen.findByLabelText('Username')
    await act(() => import('src/app/journeys/notice'))
    expect(stripNow()).toBeNull()
  },
)
