import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { Waiting } from 'src/components/feedback/Waiting'
import { theme } from 'src/styles/theme'

test('a wait shows its purpose and focuses its heading', () => {
  render(
    <ThemeProvider theme={theme}>
      <Waiting>Loading…</Waiting>
    </ThemeProvider>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(screen.getByRole('heading', { level: 1, name: 'Login Harbor' })).toHaveFocus()
})

test('a wait can keep the card and show more content', () => {
  render(
    <ThemeProvider theme={theme}>
      <Waiting framed more={<p>For grace.hopper</p>}>
        Opening Harbor…
      </Waiting>
    </ThemeProvider>,
  )
  expect(screen.getByRole('main')).not.toHaveClass('bare')
  expect(screen.getByText('For grace.hopper')).toBeInTheDocument()
})
