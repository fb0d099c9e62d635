import type { Partner, PartnerBehaviour } from 'sandbox/company/types'
import { ask, time } from '../dom'
import { Choice, Nothing } from './parts'

const MOST_HOSTS = 60
const BEHAVIOURS: Record<PartnerBehaviour, string> = {
  prompt: 'answers',
  slow: 'answers late',
  refusing: 'refuses',
  dead: 'never answers',
}

const isReached = ({ signedIn }: Partner): boolean => signedIn.length > 0

export const reachedOf = (hosts: Partner[]): number => hosts.filter(isReached).length

function Host({ host: { name, origin, behaviour, signedIn } }: { host: Partner }) {
  const [first] = signedIn
  return (
    <div className="host">
      <strong>{name}</strong>
      <span className="quiet">{origin}</span>
      <Choice
        name={`How ${name} behaves`}
        value={behaviour}
        options={BEHAVIOURS}
        onChoose={chosen => ask(`partners/${encodeURIComponent(name)}`, 'PUT', { behaviour: chosen })}
      />
      {first ? (
        <span className="tag good">
          {first.person}, {time(first.at)}
        </span>
      ) : (
        <span className="quiet">nobody</span>
      )}
    </div>
  )
}

export const Hosts = ({ hosts }: { hosts: Partner[] }) => (
  <>
    <p className="quiet">
      {reachedOf(hosts)} of {hosts.length} other hosts have signed somebody in.
    </p>
    {hosts.slice(0, MOST_HOSTS).map(host => (
      <Host key={host.origin} host={host} />
    ))}
    {hosts.length > MOST_HOSTS && <Nothing>… and {hosts.length - MOST_HOSTS} more.</Nothing>}
  </>
)
