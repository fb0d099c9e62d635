import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { theme } from 'src/styles/theme'

const show = (problem: Problem | undefined) =>
  render(
    <ThemeProvider theme={theme}>
      <ProblemAlert id="problem" problem={problem} />
    </ThemeProvider>,
  )

const table: [rule: string, problem: Problem, lines: string[]][] = [
  ['its words', { code: 'serverLater' }, ['Server error. Please try later.']],
  [
    'the minutes of inactivity',
    { code: 'sessionInactive', minutes: 15 },
    ['You have been signed out after 15 mins of inactivity'],
  ],
  ['the server’s own text', { code: 'serverText', text: '<b>Denied</b>' }, ['<b>Denied</b>']],
  ['words of ours where the server had none', { code: 'serverText' }, ['Server error, please try later.']],
  [
    'when to try again, in seconds',
    { code: 'serverLater', retryAfterS: 119 },
    ['Server error. Please try later.', 'Try again in 119 sec.'],
  ],
  ['no wait of no seconds', { code: 'serverLater', retryAfterS: 0 }, ['Server error. Please try later.']],
  [
    'from two minutes on in minutes',
    { code: 'serverLater', retryAfterS: 121 },
    ['Server error. Please try later.', 'Try again in 3 min.'],
  ],
]
test.each(table)('%s', (_rule, problem, lines) => {
  show(problem)
  const paragraphs = screen.getByRole('alert').querySelectorAll('p')
  expect([...paragraphs].map(({ textContent }) => textContent)).toEqual(lines)
})

test('nothing where there is no problem', () => {
  const { container } = show(undefined)
  expect(container).toBeEmptyDOMElement()
})
