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

WCAG 2.2 AA, on every screen and in every state but two. The tests write this page from what they see in a browser
(\`test/e2e/accessibility.test.ts\`; the states are those of \`npm run screens\`), and fail when it is not what they see.
\`UPDATE_DOCS=1 npm test -- e2e/accessibility\` writes it anew.

Left out are the page without a script (*trouble no script*), of which nothing can be asked, and five thousand devices
(*change intro many*), the cards of *change intro* over and over.

| column | what is held |
| --- | --- |
| heading | the one \`h1\` of the state; behind a modal, nothing counts |
| focus | what has the focus once the state is there; never nothing |
| said | what the live regions hold; on the way here, none but *Please wait* and *Loading…* has said anything twice |
| light, LTR; dark, RTL | what axe finds in light from left to right, and in dark from right to left: WCAG A and AA, best practices and experiments, no rule switched off. Where axe leaves a contrast undecided (words in the browser's top layer), the test works it out; anything else undecided counts as a find, but that the footer is hidden on a phone |
| still | what moves under \`prefers-reduced-motion\` |
| 44 px | targets that are less than 44 × 44 px, at 1280 and at 320 px |
| 320 px | what scrolls sideways, is cut off, or lies over something else in a window of 320 × 640 px |
| 400 % | the same in 1280 × 1024 px at 400 %, 320 × 256 px, and a walk by Tab there: nothing that has the focus is out of sight or covered |
| spacing | the same at 320 px with the text spacing of WCAG 1.4.12 |
| 200 % | the same at 1280 px with text twice as large |
| forced | fields and buttons without an edge in forced colours |
| keyboard | a walk by Tab, and back by Shift+Tab: every stop, in document order, with an outline that is neither cut off nor covered |

Each figure is a number of faults.
`

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
        focus,
        said.join('<br>'),
        ...figures.map(check => faults[check].length),
      ]),
    ),
  ].join('\n')
}

/** docs/accessibility.md: what was seen, screen by screen. */
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
