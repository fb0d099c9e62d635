import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { LazyScreen, DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ErrorBoundary, ErrorScreen } from 'src/components/feedback/ErrorScreen'
import { Waiting } from 'src/components/feedback/Waiting'
import { renderThemed } from 'test/support/renderScreen'
import { setupUser } from 'test/support/setupUser'

const Loaded = () => <p>the screen</p>

const open = (load: () => Promise<ComponentType>) => {
  const element = (
    <LazyScreen
      load={load}
      loading={<p>loading</p>}
      fallback={retry => <button onClick={retry}>again</button>}
    />
  )
  return render(element)
}

test('a screen is shown once its chunk has loaded', async () => {
  open(() => Promise.resolve(Loaded))
  expect(await screen.findByText('the screen')).toBeInTheDocument()
})

// (product/no-empty-frame)
test('a loaded screen is shown in the first render and not loaded again', () => {
  const load = jest.fn(() => Promise.resolve(Loaded))
  open(Object.assign(load, { ready: () => Loaded }))
  expect(screen.getByText('the screen')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
})

test('a loaded screen receives its properties', async () => {
  const Named = ({ name }: { name: string }) => <p>{name}</p>
  const load = () => Promise.resolve(Named)
  const { rerender } = render(<LazyScreen load={load} screenProps={{ name: 'ada' }} />)
  expect(await screen.findByText('ada')).toBeInTheDocument()
  rerender(<LazyScreen load={load} screenProps={{ name: 'bea' }} />)
  expect(screen.getByText('bea')).toBeInTheDocument()
})

test('a chunk that loads quickly shows no fallback; a slow one shows that it is loading', async () => {
  jest.useFakeTimers()
  open(() => new Promise(() => {}))
  await act(() => jest.advanceTimersByTimeAsync(299))
  expect(screen.queryByText('loading')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByText('loading')).toBeInTheDocument()
  jest.useRealTimers()
})

test('each press on the button requests a failed chunk again', async () => {
  const user = setupUser()
  const load = jest
    .fn<Promise<ComponentType>, []>()
    .mockRejectedValueOnce(new Error('x'))
    .mockRejectedValueOnce(new Error('x'))
    .mockResolvedValue(Loaded)
  open(load)
  await user.click(await screen.findByRole('button', { name: 'again' }))
  await user.click(await screen.findByRole('button', { name: 'again' }))
  expect(await screen.findByText('the screen')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a chunk that loads after the user has left the screen shows nothing', async () => {
  let come: (screen: ComponentType) => void = () => {}
  const { unmount } = open(() => new Promise(resolve => (come = resolve)))
  unmount()
  await act(() => {
    come(Loaded)
    return Promise.resolve()
  })
  expect(screen.queryByText('the screen')).toBeNull()
})

// (product/no-flicker)
describe('a delayed fallback', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const late = (ready: boolean) => (
    <DelayedFallback ready={ready} waiting="Loading…" early="first">
      done
    </DelayedFallback>
  )
  /** Advances the clock in steps, because each state starts the next timer. */
  function pass(ms: number): void {
    for (let left = ms; left > 0; left -= 300) act(() => jest.advanceTimersByTime(Math.min(left, 300)))
  }

  test.each([
    ['content that is ready at once is shown at once', 0, 'done'],
    ['content that is ready after 299 ms is shown without a fallback', 299, 'done'],
    ['the fallback is shown after 300 ms', 300, 'Loading…'],
    ['the fallback stays for at least 300 ms', 599, 'Loading…'],
    ['the content replaces the fallback after those 300 ms', 600, 'done'],
    ['content that arrives late is shown at once', 60_000, 'done'],
  ])('%s', (_rule, afterMs, text) => {
    const { container, rerender } = render(late(false))
    pass(afterMs)
    rerender(late(true))
    expect(container).toHaveTextContent(text)
  })

  test('a fallback that was shown long enough is replaced automatically', () => {
    const { container, rerender } = render(late(false))
    expect(container).toHaveTextContent('first')
    pass(310)
    rerender(late(true))
    pass(289)
    expect(screen.getByText('Loading…')).toBeInTheDocument()
    pass(1)
    expect(container).toHaveTextContent('done')
  })

  test('content that was ready in time stays', () => {
    const { container, rerender } = render(late(false))
    pass(100)
    rerender(late(true))
    pass(10_000)
    expect(container).toHaveTextContent('done')
  })
})

let broken = true
const crash = new TypeError('x')

function Shaky() {
  if (broken) throw crash
  return <p>the screen</p>
}

test('a screen that crashes is reported, and the fallback offers a way to continue', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation()
  const report = jest.fn()
  const user = setupUser()
  renderThemed(
    <ErrorBoundary fallback={retry => <ErrorScreen onRetry={retry} />} report={report}>
      <Shaky />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We’re sorry. Something went wrong…')
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment and try reloading this page.')
  expect(report.mock.calls).toEqual([[crash]])

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(report).toHaveBeenCalledTimes(2)

  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('the screen')).toBeInTheDocument()
  silent.mockRestore()
})

test('a wait shows its purpose and focuses its heading', () => {
  renderThemed(<Waiting>Loading…</Waiting>)
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(screen.getByRole('heading', { level: 1, name: 'Login Harbor' })).toHaveFocus()
})

test('a wait can keep the card and show more content', () => {
  renderThemed(
    <Waiting framed more={<p>For grace.hopper</p>}>
      Opening Harbor…
    </Waiting>,
  )
  expect(screen.getByRole('main')).not.toHaveClass('bare')
  expect(screen.getByText('For grace.hopper')).toBeInTheDocument()
})
