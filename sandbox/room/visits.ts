import {
  byVariant,
  ENDS,
  type FunnelStep,
  countFunnel,
  type Visit,
  type VisitEnd,
} from 'sandbox/state/received/visits'
import { ask, byId, h, nothing, setCount } from './dom'

const WORDS: Record<VisitEnd, string> = {
  done: 'done',
  left: 'left',
  refused: 'refused',
  tooLate: 'too late',
  fault: 'fault',
}

const button = (label: string, act: () => unknown): HTMLElement =>
  h('button', { type: 'button', className: 'small', on: { click: () => void act() } }, label)

const inWords = (step: string): string => step.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** Shows one step: a bar for its share of the visits, and the outcomes of the visits that ended there. */
const bar = ({ step, seen, ended }: FunnelStep, most: number): HTMLElement =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, inWords(step)),
    h(
      'td',
      {},
      h('meter', { min: '0', max: String(most), value: String(seen), title: String(seen) }),
      ` ${seen}`,
    ),
    ENDS.map(end => h('td', {}, ended[end] ? String(ended[end]) : '')),
  )

/** Returns the title of a funnel if there are several. */
function captionOf(variant: string | undefined, visits: readonly Visit[]): string {
  const done = visits.filter(({ end }) => end === 'done').length
  return `${variant ?? 'no variant'}: ${visits.length} ${visits.length === 1 ? 'visit' : 'visits'}, ${done} of them done`
}

function funnel(visits: readonly Visit[], caption?: string): HTMLElement {
  const steps = countFunnel(visits)
  return h(
    'table',
    { className: 'funnel' },
    caption && h('caption', {}, caption),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'Step'),
        h('th', { scope: 'col' }, 'Visits'),
        ENDS.map(end => h('th', { scope: 'col' }, WORDS[end])),
      ),
    ),
    h(
      'tbody',
      {},
      steps.map(step => bar(step, visits.length)),
    ),
  )
}

/** Shows one of the latest visits as a line. */
const line = ({ steps, end, variant }: Visit): HTMLElement =>
  h(
    'li',
    {},
    steps
      .map(
        ({ step, factor, tries }) =>
          inWords(step) + (factor ? ` (${factor})` : '') + (tries > 1 ? ` ×${tries}` : ''),
      )
      .join(' › '),
    ` · ${WORDS[end]}`,
    variant && ` · ${variant}`,
  )

type Config = Record<string, unknown> | null

/** Shows the funnel of all visits, or one for each variant. */
function funnels(visits: readonly Visit[]): HTMLElement[] {
  const groups = byVariant(visits)
  if (groups.every(([variant]) => variant === undefined)) return [funnel(visits)]
  return groups.map(([variant, own]) => funnel(own, captionOf(variant, own)))
}

const TWO_HEADINGS = { plain: {}, friendly: { texts: { 'login.heading': 'Good to see you' } } }

/** Links to each variant of the configuration; without any, creates two samples. */
function variantsPart(config: Config): HTMLElement {
  const variants = config?.['variants']
  if (typeof variants !== 'object' || variants === null)
    return button('Try two headings', () => ask('config', 'PUT', { ...config, variants: TWO_HEADINGS }))
  return h(
    'span',
    {},
    'Variants, to be seen in a tab of their own: ',
    Object.keys(variants).flatMap(name => [
      h('a', { href: `/signin/?variant=${encodeURIComponent(name)}`, target: '_blank' }, name),
      ' ',
    ]),
    button('Without', () => ask('config', 'PUT', { ...config, variants: null })),
  )
}

export async function refreshVisits(): Promise<void> {
  const [visits, config] = (await Promise.all([ask('visits'), ask('config')])) as [Visit[], Config]
  setCount('visits', visits.length)
  const isReported = typeof config?.['visitUrl'] === 'string'
  const silent = { ...config, visitUrl: null }
  byId('visits').replaceChildren(
    h(
      'p',
      { className: 'quiet' },
      'Where people give up: one beacon for each visit of a page, by the “visitUrl” of its configuration. ',
      isReported
        ? button('Stop counting', () => ask('config', 'PUT', silent))
        : button('Count visits', () => ask('config', 'PUT', { ...config, visitUrl: '/sandbox/visits' })),
      ' ',
      visits.length > 0 ? button('Clear', () => ask('visits', 'DELETE')) : '',
      isReported && variantsPart(config),
    ),
    ...(visits.length > 0
      ? [...funnels(visits), h('ol', { className: 'visits' }, visits.slice(-20).map(line).reverse())]
      : [
          nothing(
            isReported ? 'No visit has ended yet. Open the app, and close it.' : 'Visits are not counted.',
          ),
        ]),
  )
}
