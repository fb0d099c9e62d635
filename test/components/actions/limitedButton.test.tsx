import { act, fireEvent, render, screen } from '@testing-library/react'
import type { SubmitEvent } from 'react'
import { ThemeProvider } from 'styled-components'
import { LinkButton, BusyButton, SubmitButton } from 'src/components/actions/Button'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { useLimit } from 'src/components/time/useSecondsLeft'
import type { Problem, SecondButton } from 'src/constants/problems'
import { deadlineIn } from 'src/services/clock'
import { theme } from 'src/styles/theme'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
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
    <ThemeProvider theme={theme}>
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
    </ThemeProvider>
  )
}

function show(problem: Problem | undefined) {
  const sent: string[] = []
  const onSend = (button: string) => sent.push(button)
  const { rerender } = render(<Form problem={problem} onSend={onSend} />)
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
  render(
    <ThemeProvider theme={theme}>
      <GatedSubmit busy={false} ready={false} limit={limited(56)} reasonId="why" reason="Enter the code.">
        Activate
      </GatedSubmit>
    </ThemeProvider>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName('Activate · 0:56')
  expect(screen.getByRole('button')).toBeDisabled()
})
