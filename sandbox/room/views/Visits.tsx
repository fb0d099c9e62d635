import { byVariant, countFunnel, ENDS, type Visit } from 'sandbox/state/received'
import { ask } from '../dom'
import { Nothing, Small } from './parts'

const inWords = (step: string): string => step.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** Returns the title of a funnel if there are several. */
function captionOf(variant: string | undefined, visits: readonly Visit[]): string {
  const done = visits.filter(({ end }) => end === 'done').length
  return `${variant ?? 'no variant'}: ${visits.length} ${visits.length === 1 ? 'visit' : 'visits'}, ${done} of them done`
}

/** Shows each step: a bar for its share of the visits, and the outcomes of the visits that ended there. */
const Funnel = ({ visits, caption }: { visits: readonly Visit[]; caption?: string | undefined }) => (
  <table className="funnel">
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {['Step', 'Visits', ...ENDS.map(inWords)].map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {countFunnel(visits).map(({ step, seen, ended }) => (
        <tr key={step}>
          <th scope="row">{inWords(step)}</th>
          <td>
            <meter min="0" max={visits.length} value={seen} title={String(seen)} /> {seen}
          </td>
          {ENDS.map(end => (
            <td key={end}>{ended[end]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const lineOf = ({ steps, end, variant }: Visit): string => {
  const words = steps.map(
    ({ step, factor, tries }) =>
      inWords(step) + (factor ? ` (${factor})` : '') + (tries > 1 ? ` ×${tries}` : ''),
  )
  return [words.join(' › '), inWords(end), ...(variant ? [variant] : [])].join(' · ')
}

const TWO_HEADINGS = { plain: {}, friendly: { texts: { 'login.heading': 'Good to see you' } } }

type Config = Record<string, unknown> | null

/** Links to each variant of the configuration; without any, creates two samples. */
function Variants({ config }: { config: Config }) {
  const put = (variants: object | null) => ask('config', 'PUT', { ...config, variants })
  const variants = config?.['variants']
  if (typeof variants !== 'object' || variants === null)
    return <Small onClick={() => put(TWO_HEADINGS)}>Try two headings</Small>
  return (
    <span>
      Variants, to be seen in a tab of their own:{' '}
      {Object.keys(variants).map(name => (
        <span key={name}>
          <a href={`/signin/?variant=${encodeURIComponent(name)}`} target="_blank" rel="noreferrer">
            {name}
          </a>{' '}
        </span>
      ))}
      <Small onClick={() => put(null)}>Without</Small>
    </span>
  )
}

export function Visits({ visits, config }: { visits: Visit[]; config: Config }) {
  const isReported = typeof config?.['visitUrl'] === 'string'
  const groups = byVariant(visits)
  const hasVariants = groups.some(([variant]) => variant !== undefined)
  const report = (visitUrl: string | null) => ask('config', 'PUT', { ...config, visitUrl })
  return (
    <>
      <p className="quiet">
        Where people give up: one beacon for each visit of a page, by the “visitUrl” of its configuration.{' '}
        {isReported ? (
          <Small onClick={() => report(null)}>Stop counting</Small>
        ) : (
          <Small onClick={() => report('/sandbox/visits')}>Count visits</Small>
        )}{' '}
        {visits.length > 0 && <Small onClick={() => ask('visits', 'DELETE')}>Clear</Small>}
        {isReported && <Variants config={config} />}
      </p>
      {groups.map(([variant, own]) => (
        <Funnel
          key={variant ?? ''}
          visits={own}
          caption={hasVariants ? captionOf(variant, own) : undefined}
        />
      ))}
      {visits.length > 0 ? (
        <ol className="visits">
          {visits
            .slice(-20)
            .map((visit, index) => <li key={index}>{lineOf(visit)}</li>)
            .toReversed()}
        </ol>
      ) : (
        <Nothing>
          {isReported ? 'No visit has ended yet. Open the app, and close it.' : 'Visits are not counted.'}
        </Nothing>
      )}
    </>
  )
}
