import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ThemeProvider } from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { CodeStep } from 'src/features/password/reset/CodeStep'
import { deadlineIn } from 'src/services/clock'
import { theme } from 'src/styles/theme'
import { setupUser } from 'test/support/setupUser'

type CodeStepProps = ComponentProps<typeof CodeStep>

function show(props: Partial<CodeStepProps> = {}) {
  const told: string[] = []
  const step = (more: Partial<CodeStepProps>) => (
    <ThemeProvider theme={theme}>
      <CodeStep
        autoFocus={false}
        busy={undefined}
        resent={false}
        problem={undefined}
        limit={undefined}
        awaitCode={() => new Promise(() => {})}
        onEdit={() => {}}
        onSubmit={code => told.push(`submit ${code}`)}
        onResend={() => told.push('resend')}
        {...props}
        {...more}
      >
        {null}
      </CodeStep>
    </ThemeProvider>
  )
  const { rerender } = render(step({}))
  const become = (more: Partial<CodeStepProps>) => rerender(step(more))
  const box = (n: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${n} of 6`)
  const button = (name: string) => screen.getByRole('button', { name })
  const said = () => screen.getAllByRole('status').map(status => status.textContent)
  return { told, become, box, button, said, user: setupUser() }
}

test('the boxes are cleared as soon as the page is hidden', async () => {
  const { box, user } = show()
  await user.click(box(1))
  await user.keyboard('123')
  // Outside act, which would otherwise render the page itself.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  window.dispatchEvent(new Event('pagehide'))
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  expect([1, 2, 3].map(n => box(n).value)).toEqual(['', '', ''])
})

// (forms/code-hint)
test('the page states that the last digit sends the code', () => {
  show()
  expect(screen.getByText('The code is checked as soon as you enter the last digit.')).toBeVisible()
})

test('a rejected code focuses the first empty digit, or the first digit if the code is complete', async () => {
  const { box, user, become } = show()
  await user.click(box(1))
  await user.keyboard('12')
  become({ problem: { code: 'enterCode' } })
  expect(box(3)).toHaveFocus()
  become({ problem: { code: 'invalidCode' } })
  expect(box(1)).toHaveFocus()
})

test('another code can be typed over a rejected one, and is checked only when complete, even if the last digit is the same', async () => {
  const { box, user, become, told } = show()
  await user.click(box(1))
  await user.keyboard('123456')
  expect(told).toEqual(['submit 123456'])
  become({ problem: { code: 'invalidCode' } })
  await user.keyboard('65432')
  expect(told).toHaveLength(1)
  await user.keyboard('1')
  become({ problem: { code: 'invalidCode' } })
  await user.keyboard('222221')
  expect(told).toEqual(['submit 123456', 'submit 654321', 'submit 222221'])
})

/** Renders a complete code that was rejected: the first box has the focus. */
async function showRefused() {
  const shown = show()
  await shown.user.click(shown.box(1))
  await shown.user.keyboard('123456')
  shown.become({ problem: { code: 'invalidCode' } })
  return shown
}

test('pasting half a code over a rejected one sends nothing; pasting the other half sends the code', async () => {
  const { box, user, told } = await showRefused()
  await user.paste('654')
  expect(told).toHaveLength(1)
  await user.click(box(4))
  await user.paste('321')
  expect(told).toEqual(['submit 123456', 'submit 654321'])
})

test('a corrected digit in the middle is sent with Enter', async () => {
  const { box, user, told } = await showRefused()
  await user.click(box(3))
  await user.keyboard('9')
  expect(told).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(told).toEqual(['submit 123456', 'submit 129456'])
})

test('emptying the first box empties the rejected code', async () => {
  const { box, user, told } = await showRefused()
  await user.keyboard('[Backspace]')
  expect([1, 2, 3, 4, 5, 6].map(n => box(n).value).join('')).toBe('')
  await user.keyboard('65432')
  expect(told).toHaveLength(1)
  await user.keyboard('1')
  expect(told).toEqual(['submit 123456', 'submit 654321'])
})

test('a digit that is deleted and typed again completes the code', async () => {
  const { box, user, told } = await showRefused()
  await user.click(box(3))
  await user.keyboard('[Backspace]9')
  expect(told).toEqual(['submit 123456', 'submit 129456'])
})

// (password-reset/code-boxes)
test('a code is sent the first time it is complete, whichever digit was last', async () => {
  const { box, user, told } = show()
  await user.click(box(1))
  await user.keyboard('12[ArrowRight]456')
  await user.click(box(3))
  expect(told).toEqual([])
  await user.keyboard('3')
  expect(told).toEqual(['submit 123456'])
})

test('characters other than digits edit nothing and send nothing', async () => {
  const onEdit = jest.fn()
  const { box, user, told } = show({ onEdit })
  await user.click(box(1))
  await user.keyboard('123456')
  expect(onEdit).toHaveBeenCalledTimes(6)
  await user.keyboard('x- ')
  await user.paste('abc')
  fireEvent.input(box(6), { target: { value: '6ab' } })
  expect(onEdit).toHaveBeenCalledTimes(6)
  expect(told).toEqual(['submit 123456'])
})

// (password-reset/resend)
test('each new code is announced in the live region that is there before it', () => {
  const { become, said } = show()
  const before = said().length
  for (const resent of ['Check your phone.', false, 'Check your phone.'] as const) {
    become({ resent })
    expect(said()).toHaveLength(before)
    expect(said().includes('Check your phone.')).toBe(resent !== false)
  }
})

test('sending a new code is shown and announced; buttons that must wait for it describe why', async () => {
  const { button, said, told, user } = show({ busy: 'resending' })
  expect(said()).toContain('Please wait')
  await user.click(button('Please wait'))
  await user.click(button('Continue'))
  expect(told).toEqual([])
  expect(button('Continue')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Continue')).toHaveAccessibleDescription('Please wait')
})

test('checking a code is shown and announced; the button for a new code waits and describes why', async () => {
  const { button, said, told, user } = show({ busy: 'checking' })
  expect(said()).toContain('Please wait')
  await user.click(button('Send new code'))
  expect(told).toEqual([])
  expect(button('Send new code')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Send new code')).toHaveAccessibleDescription('Please wait')
})

test('without a running call, both buttons work and nothing is announced', async () => {
  const { button, said, told, user } = show()
  await user.click(button('Send new code'))
  expect(told).toEqual(['resend'])
  expect(button('Continue')).not.toHaveAttribute('aria-disabled')
  expect(button('Send new code')).not.toHaveAttribute('aria-describedby')
  expect(said().join('')).toBe('')
})

// (calls/limited-button)
test('during a rate limit the last digit sends nothing; the button sends the code once it works again', async () => {
  const limit: Problem = { code: 'serverTryLater', status: 429, until: deadlineIn(60_000) }
  const { told, become, box, button, user } = show({ limit })
  await user.click(box(1))
  await user.keyboard('123456')
  expect(box(6)).toHaveValue('6')
  expect(told).toEqual([])
  become({ limit: undefined })
  await user.click(button('Continue'))
  expect(told).toEqual(['submit 123456'])
})
