import { LEFT_OUT } from './leftOut'
import { type Check, CHECKS, type Facts, faultsOf } from './pageViews'

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

This page has the results for WCAG 2.2 AA, on every screen and in every state except those at the end. The tests write it from their checks in Chromium
(\`test/e2e/accessibility.test.ts\`; the states are those of \`npm run screens\`), and fail if it is outdated.
\`UPDATE_DOCS=1 npm test -- e2e/accessibility\` writes it again.

Most states have parts in common, such as a field with its problem. A part is checked in the first state that has it: axe, dark colours and forced colours read
elements, attributes and states, and two parts with the same ones differ only in their text. The first state of each frame (landmarks, headings, language, colours)
is checked as a whole. Space, targets, ids, focus and announcements are checked in every state.

| column | meaning |
| --- | --- |
| heading | the only \`h1\` of the state; headings behind a modal do not count |
| focus | the focused element when the state is reached; there must be one |
| said | the content of the live regions, with each time as m:ss and a code as n n n n n n, a number to copy as nn; on the way to the state, only *Please wait* and *Loading…* may be announced twice |
| light, LTR; dark, RTL | axe's findings in light from left to right, and in dark from right to left, in parts that no earlier state has; and duplicate ids: WCAG A and AA, best practices and experiments, with every rule on. If axe cannot decide a contrast (text in the browser's top layer), the test computes it; any other undecided result counts as a finding, except that a phone hides the footer |
| still | elements that move under \`prefers-reduced-motion\` |
| 44 px | targets that are less than 44 × 44 px, at 1280 and at 320 px |
| 320 px | elements that scroll sideways, are cut off, or cover others in a window 320 px wide; the window is 3000 px high, so that complete texts are measured; also in the three languages that need the most space there, with no button of more than two lines |
| 400 % | the same in 1280 × 1024 px at 400 %, 320 × 256 px, with the focus on each Tab stop in turn: it must never be hidden or covered |
| spacing | the same at 320 px with the text spacing of WCAG 1.4.12 |
| 200 % | the same at 1280 px with text twice as large |
| forced | fields and buttons without an edge in forced colours |
| keyboard | a walk by Tab, and back by Shift+Tab, in the first state with these stops: every stop, in document order, with an outline that is neither cut off nor covered |

Each figure is a number of faults.
`

/** Replaces text that differs between runs: a count may have advanced by a second, and a code is random. */
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
    ...states.map(facts =>
      row([
        facts.state.replaceAll('-', ' '),
        facts.heading,
        timeless(facts.focus),
        timeless(facts.said.join('<br>')),
        ...figures.map(check => faultsOf(facts, check).length),
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
  const left = [
    '## Left out\n',
    row(['states', 'why, or what holds them']),
    row(['---', '---']),
    ...LEFT_OUT.map(([states, holder]) =>
      row([states.map(state => state.replaceAll('-', ' ')).join(', '), holder]),
    ),
  ].join('\n')
  return `${[INTRODUCTION, ...sections, left].join('\n')}\n`
    .replace(/\n## /g, '\n\n## ')
    .replace(/\n{3,}/g, '\n\n')
}
