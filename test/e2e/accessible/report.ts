import { CHECKS, type Check, type Facts } from './look'

const COLUMNS: Record<Check, string> = {
  said: 'said once',
  focus: 'focus',
  light: 'light, LTR',
  darkRightToLeft: 'dark, RTL',
  still: 'still',
  targets: '44 px',
  narrow: '320 px',
  zoomed: '400 %',
  spaced: 'spacing',
  large: '200 %',
  forced: 'forced',
  keyboard: 'keyboard',
}

const INTRODUCTION = `# Accessibility

The results for WCAG 2.2 AA, on every screen and in every state but two. The tests write this page from their checks in a browser
(\`test/e2e/accessibility.test.ts\`; the states are those of \`npm run screens\`), and fail when the page differs.
\`UPDATE_DOCS=1 npm test -- e2e/accessibility\` writes it again.

The tests leave out the page without a script (*trouble no script*), which they cannot question, and five thousand devices
(*change intro many*), which repeat the cards of *change intro*.

| column | meaning |
| --- | --- |
| heading | the one \`h1\` of the state; behind a modal, nothing counts |
| focus | the element with the focus when the state is reached; there is always one |
| said | the content of the live regions, each time as m:ss and a code as n n n n n n, a number to copy as nn; on the way to the state, only *Please wait* and *Loading…* may be said twice |
| light, LTR; dark, RTL | axe's findings in light from left to right, and in dark from right to left: WCAG A and AA, best practices and experiments, with every rule on. Where axe leaves a contrast undecided (text in the browser's top layer), the test computes it; any other undecided result counts as a finding, except that a phone hides the footer |
| still | elements that move under \`prefers-reduced-motion\` |
| 44 px | targets that are less than 44 × 44 px, at 1280 and at 320 px |
| 320 px | elements that scroll sideways, are cut off, or cover others in a window of 320 × 640 px; also in the three languages that need the most room there, with no button of more than two lines |
| 400 % | the same in 1280 × 1024 px at 400 %, 320 × 256 px, and a walk by Tab there: the focused element is never hidden or covered |
| spacing | the same at 320 px with the text spacing of WCAG 1.4.12 |
| 200 % | the same at 1280 px with text twice as large |
| forced | fields and buttons without an edge in forced colours |
| keyboard | a walk by Tab, and back by Shift+Tab: every stop, in document order, with an outline that is neither cut off nor covered |

Each figure is a number of faults.
`

/** The same in every run: a count may have gone on by a second, and a code is drawn by chance. */
const timeless = (text: string): string =>
  text
    .replace(/\b\d+:\d\d\b(?: [AP]M\b)?/g, 'm:ss')
    .replace(/\b(?:\d ){5}\d\b/g, 'n n n n n n')
    .replace(/\b\d\d(?= on your phone)/g, 'nn')
const escaped = (text: string): string => text.replaceAll('|', '\\|')
const row = (cells: (string | number)[]): string => `| ${cells.map(String).map(escaped).join(' | ')} |`

const figures = CHECKS.filter(check => check !== 'said' && check !== 'focus')

function section(screen: string, states: Facts[]): string {
  const head = ['state', 'heading', 'focus', 'said', ...figures.map(check => COLUMNS[check])]
  return [
    `## ${screen}\n`,
    row(head),
    row(head.map(() => '---')),
    ...states.map(({ state, heading, focus, said, faults }) =>
      row([
        state.replaceAll('-', ' '),
        heading,
        timeless(focus),
        timeless(said.join('<br>')),
        ...figures.map(check => faults[check].length),
      ]),
    ),
  ].join('\n')
}

/** docs/reports/accessibility.md: the results, screen by screen. */
export function report(seen: Facts[]): string {
  const screens = [...new Set(seen.map(({ screen }) => screen))]
  const sections = screens.map(screen =>
    section(
      screen,
      seen.filter(each => each.screen === screen),
    ),
  )
  return `${[INTRODUCTION, ...sections].join('\n')}\n`.replace(/\n## /g, '\n\n## ').replace(/\n{3,}/g, '\n\n')
}
