import { act, fireEvent, screen } from '@testing-library/react'
import type { SubmitEvent } from 'react'
import { LinkButton, BusyButton, SubmitButton, useLimit } from 'src/components/actions/Button'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import type { Problem, SecondButton } from 'src/constants/problems'
import { deadlineIn } from 'src/services/clock'
import { renderThemed } from 'test/support/renderScreen'
import { AppLink } from 'src/components/actions/AppLink'

const SLOW = 'This is taking longer than usual. You need not send it again.'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

const form = (busy: boolean) => <SubmitButton busy={busy}>Send</SubmitButton>
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

// (waits/slow-form)
test('a form that is being sent shows it at once, and after 6 s that it need not be sent again', () => {
  const { rerender } = renderThemed(form(false))
  rerender(form(true))
  expect(screen.getByRole('button')).toHaveTextContent('Please wait')
  expect(said()).toEqual(['Please wait'])
  pass(5.999)
  // The live region is rendered before its text, so that the text is announced.
  expect(said()).toEqual(['Please wait', ''])
  pass(0.001)
  expect(said()).toEqual(['Please wait', SLOW])
  pass(60)
  expect(said()).toEqual(['Please wait', SLOW])
  rerender(form(false))
  expect(said()).toEqual([''])
})

test('the next wait starts from the beginning', () => {
  const { rerender } = renderThemed(form(true))
  pass(5)
  rerender(form(false))
  rerender(form(true))
  pass(5)
  expect(screen.queryByText(SLOW)).toBeNull()
  pass(1)
  expect(screen.getByText(SLOW)).toBeInTheDocument()
})

const limited = (seconds: number, button?: SecondButton): Problem => ({
  code: 'serverLater',
  status: 429,
  until: deadlineIn(seconds * 1000),
  ...(button && { button }),
})

interface FormProps {
  problem: Problem | undefined
  of?: string
  onSend: (button: string) => void
}

function Form({ problem, of = 'anna', onSend }: FormProps) {
  const limit = useLimit(problem, { of })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!limit) onSend('form')
  }
  return (
    <form onSubmit={submit}>
      <SubmitButton busy={false} limit={limit}>
        Sign in
      </SubmitButton>
      <BusyButton
        look={LinkButton}
        busy={false}
        limit={useLimit(problem, { button: 'passkey' })}
        onClick={() => onSend('passkey')}
      >
        Passkey
      </BusyButton>
    </form>
  )
}

function show(problem: Problem | undefined) {
  const sent: string[] = []
  const onSend = (button: string) => sent.push(button)
  const { rerender } = renderThemed(<Form problem={problem} onSend={onSend} />)
  const become = (next: Omit<FormProps, 'onSend'>) => rerender(<Form {...next} onSend={onSend} />)
  const [form, passkey] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  return { sent, become, form, passkey }
}

// (calls/limited-button)
test('a button under a rate limit shows when it works again, keeps the focus, and does nothing until then', () => {
  const { sent, form } = show(limited(56))
  form.focus()
  expect(form).toHaveAccessibleName('Sign in · 0:56')
  expect(form).toHaveAttribute('aria-disabled', 'true')
  expect(form).toBeEnabled()
  fireEvent.click(form)
  expect(sent).toEqual([])
  pass(55)
  expect(form).toHaveAccessibleName('Sign in · 0:01')
  pass(1)
  expect(form).toHaveAccessibleName('Sign in')
  expect(form).not.toHaveAttribute('aria-disabled')
  expect(form).toHaveFocus()
  fireEvent.click(form)
  expect(sent).toEqual(['form'])
})

test('a button under a rate limit keeps waiting after an edit, which clears the problem', () => {
  const { sent, become, form } = show(limited(56))
  pass(10)
  become({ problem: undefined })
  expect(form).toHaveAccessibleName('Sign in · 0:46')
  fireEvent.click(form)
  expect(sent).toEqual([])
  pass(46)
  fireEvent.click(form)
  expect(sent).toEqual(['form'])
})

test('a button under a rate limit works for another name, and waits again for the first', () => {
  const { become, form } = show(limited(56))
  become({ problem: undefined, of: 'berta' })
  expect(form).toHaveAccessibleName('Sign in')
  expect(form).not.toHaveAttribute('aria-disabled')
  become({ problem: undefined, of: 'anna' })
  expect(form).toHaveAccessibleName('Sign in · 0:56')
})

test('a button under a rate limit counts down to the time of the last limit', () => {
  const { become, form } = show(limited(5))
  pass(5)
  become({ problem: limited(30) })
  expect(form).toHaveAccessibleName('Sign in · 0:30')
})

test('a button that waits for more than an hour keeps its label, and its description explains the wait', () => {
  const { form } = show(limited(3601))
  expect(form).toHaveAccessibleName('Sign in')
  expect(form).toHaveAttribute('aria-disabled', 'true')
  expect(form).toHaveAccessibleDescription('Too many tries. You can try again in an hour or more.')
  pass(1)
  expect(form).toHaveAccessibleName('Sign in · 60:00')
})

test('a rate limit disables only the button that was pressed', () => {
  const { sent, form, passkey } = show(limited(56, 'passkey'))
  expect(passkey).toHaveAccessibleName('Passkey · 0:56')
  expect(form).toHaveAccessibleName('Sign in')
  fireEvent.click(passkey)
  fireEvent.click(form)
  expect(sent).toEqual(['form'])
})

test.each<[rule: string, problem: Problem | undefined]>([
  ['no problem', undefined],
  ['a limit without a time', { code: 'serverLater', status: 429 }],
  ['another problem', { code: 'wrongCredentials' }],
])('%s disables no button', (_rule, problem) => {
  const { form } = show(problem)
  expect(form).toHaveAccessibleName('Sign in')
  expect(form).not.toHaveAttribute('aria-disabled')
})

test('a button that also waits for its form shows the time', () => {
  renderThemed(
    <GatedSubmit busy={false} ready={false} limit={limited(56)} reasonId="why" reason="Enter the code.">
      Activate
    </GatedSubmit>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName('Activate · 0:56')
  expect(screen.getByRole('button')).toBeDisabled()
})

function showLink() {
  const follow = jest.fn()
  renderThemed(
    <AppLink to="/forget-password" onFollow={follow}>
      Go
    </AppLink>,
  )
  return { follow, link: screen.getByRole('link', { name: 'Go' }) }
}

test('a plain click navigates within the app', () => {
  const { follow, link } = showLink()
  // False: the default action was prevented.
  expect(fireEvent.click(link)).toBe(false)
  expect(follow).toHaveBeenCalledTimes(1)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  init => {
    const { follow, link } = showLink()
    link.addEventListener('click', event => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    fireEvent.click(link, init)
    expect(follow).not.toHaveBeenCalled()
  },
)
