import { LEFT_OUT } from './leftOut'
import { type Check, CHECKS, type Facts } from './pageViews'

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

This page has the results for WCAG 2.2 AA, on every screen and in every state except those at the end. \`UPDATE_DOCS=1 npm test -- e2e/accessibility\` writes
it from its checks in Chromium (the states are those of \`npm run screens\`). The test fails if the page is outdated.

| column | meaning |
| --- | --- |
| heading | the only \`h1\` of the state; headings behind a modal do not count |
| focus | the focused element when the state is reached; there must be one |
| said | the content of the live regions, with masked times, codes and numbers; on the way to the state, only *Please wait* and *Loading…* may be announced twice |
| faults | the number of faults, by these checks |

| check | faults |
| --- | --- |
| light, LTR; dark, RTL | axe's findings in light from left to right, and in dark from right to left, with every rule on, duplicate ids, texts that are not from the catalogue or contain a value that a translator may change, and fields without a label for the Enter key. An undecided result counts as a finding, except that a phone hides the footer; contrasts in the browser's top layer are computed |
| still | elements that move under \`prefers-reduced-motion\` |
| 44 px | targets that are less than 44 × 44 px, at 1280 and at 320 px |
| 320 px | elements that scroll sideways, are cut off, or cover others in a window 320 px wide, also in the three languages that need the most space there; buttons of more than two lines |
| 400 % | the same in 1280 × 1024 px at 400 %; a Tab stop whose focus is hidden or covered |
| spacing | the same at 320 px with the text spacing of WCAG 1.4.12 |
| 200 % | the same at 1280 px with text twice as large |
| forced | fields and buttons without an edge in forced colours |
| keyboard | stops out of document order on a walk by Tab and back, or with an outline that is cut off or covered |
`

/** Replaces text that differs between runs: a count may have advanced by a second, and a code is random. */
const timeless = (text: string): string =>
  text
    .replace(/\b\d+:\d\d\b(?: [AP]M\b)?/g, 'm:ss')
    .replace(/\b(?:\d ){5}\d\b/g, 'n n n n n n')
    .replace(/\b\d\d(?= on your phone)/g, 'nn')
const escaped = (text: string): string => text.replaceAll('|', '\\|')
const row = (cells: string[]): string => `| ${cells.map(escaped).join(' | ')} |`

const figures = CHECKS.filter(check => check !== 'said' && check !== 'focus')

/** Returns the number of faults with the name of each check that found some; '0' if there are none. */
const faultCell = ({ faults }: Facts): string =>
  figures
    .filter(check => faults[check]?.length)
    .map(check => `${COLUMNS[check]}: ${faults[check]?.length}`)
    .join(', ') || '0'

function section(screen: string, states: Facts[]): string {
  const head = ['state', 'heading', 'focus', 'said', 'faults']
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
        faultCell(facts),
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
