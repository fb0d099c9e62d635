import type { ShownPerson } from 'sandbox/control/companyControl'
import type { ShownPasskey, ShownPhone } from 'sandbox/control/phoneControl'
import type { Approval, TextMessage } from 'sandbox/state/phones'
import { ask, time } from '../dom'
import { useClock, useServed } from '../served'
import { Avatar, Nothing, Small } from './parts'

const PERIOD_S = 30

const Copied = ({ code }: { code: string | undefined }) => (
  <button
    type="button"
    className="code"
    title="Copy"
    onClick={() => void navigator.clipboard.writeText(code ?? '')}
  >
    {code}
  </button>
)

const until = (at: number, now: number): string => {
  const seconds = Math.round((at - now) / 1000)
  return seconds > 0 ? `valid for ${Math.floor(seconds / 60)} min ${seconds % 60} s` : 'expired'
}

function Request({ request, now }: { request: Approval; now: number }) {
  const { id, answer, superseded, expiresAt, place, choices = [undefined] } = request
  const open = answer === 'pending' && !superseded && expiresAt > now
  const reply = (given: 'allow' | 'deny', challenge?: string) =>
    void ask(`approvals/${id}`, 'POST', { answer: given, ...(challenge && { challenge }) })
  const outcome = { allow: 'Approved', deny: 'Denied', pending: superseded ? 'Replaced' : 'Expired' }
  return (
    <div className={open ? 'request open' : 'request'}>
      <strong>Is this you signing in?</strong>
      <span className="quiet">
        {time(request.at)} · {open ? until(expiresAt, now) : outcome[answer]}
      </span>
      {open && place && <span className="quiet">From {place}</span>}
      {open && (
        <div className="actions">
          {choices.map(number => (
            <button
              key={number ?? ''}
              type="button"
              className="primary"
              onClick={() => reply('allow', number)}
            >
              {number ?? 'Approve'}
            </button>
          ))}
          <button type="button" onClick={() => reply('deny')}>
            Deny
          </button>
        </div>
      )}
    </div>
  )
}

const Message = ({ message, now }: { message: TextMessage; now: number }) => (
  <div className="bubble">
    {message.email && <span className="quiet">E-mail to {message.email}</span>}
    <p>{message.text}</p>
    <span className="quiet">
      {time(message.at)}
      {message.expiresAt ? ` · ${until(message.expiresAt, now)} ` : ' '}
      {message.code && <Copied code={message.code} />}
      {message.link && (
        <a href={message.link} rel="noreferrer">
          Open the link
        </a>
      )}
    </span>
  </div>
)

function Passkeys({ person }: { person: string }) {
  const passkeys = useServed<ShownPasskey[]>(`passkeys?person=${encodeURIComponent(person)}`, 'phones', [])
  return (
    <>
      <h3>Passkeys at the server</h3>
      {passkeys.length === 0 && <Nothing>None.</Nothing>}
      {passkeys.map(({ id, name, lastUsedAt }) => (
        <p key={id}>
          {name} <span className="quiet">{lastUsedAt ? `used ${time(lastUsedAt)}` : 'unused'}</span>
        </p>
      ))}
      <div className="actions">
        <Small onClick={() => ask('passkeys', 'POST', { person })}>Add one of a device elsewhere</Small>
        <Small onClick={() => ask('passkeys/lose', 'POST', { person })}>Lose them all</Small>
      </div>
    </>
  )
}

function Pocket({ person: { username, name } }: { person: ShownPerson }) {
  const { now } = useClock()
  const period = Math.floor(now / 1000 / PERIOD_S)
  const path = `phone?person=${encodeURIComponent(username)}&period=${period}`
  const phone = useServed<ShownPhone | undefined>(path, 'phones', undefined)
  if (!phone) return null
  const left = PERIOD_S - (Math.floor(now / 1000) % PERIOD_S)
  const [first, next] = phone.authenticatorCodes
  return (
    <>
      <div className="owner">
        <Avatar name={name} />
        <div>
          <strong>{name}</strong>
          <span className="quiet">{phone.number ?? 'no number on file'}</span>
        </div>
      </div>
      <h3>Sign-in requests</h3>
      {phone.approvals.length === 0 && <Nothing>None.</Nothing>}
      {phone.approvals.slice(0, 4).map(request => (
        <Request key={request.id} request={request} now={now} />
      ))}
      <h3>Messages</h3>
      {phone.messages.length === 0 && <Nothing>None.</Nothing>}
      {phone.messages.slice(0, 8).map(message => (
        <Message key={message.id} message={message} now={now} />
      ))}
      <h3>One-time codes</h3>
      <dl className="codes">
        <dt>Credential ID</dt>
        <dd>
          <Copied code={phone.credentialId} />
        </dd>
        <dt>Code now</dt>
        <dd>
          <Copied code={phone.codes[0]} /> <span className="quiet">{left} s</span>
        </dd>
        <dt>Code after it</dt>
        <dd>
          <Copied code={phone.codes[1]} />
        </dd>
        <dt>Offline code</dt>
        <dd>
          <Copied code={phone.offlineCode} />
        </dd>
        {first && (
          <>
            <dt>Authenticator app</dt>
            <dd>
              <Copied code={first} /> <span className="quiet">then</span> <Copied code={next} />
            </dd>
          </>
        )}
      </dl>
      <progress max={PERIOD_S} value={left} aria-label="Seconds left" />
      <h3>Mobile app</h3>
      {phone.appPaired ? (
        <Nothing>Set up on this phone.</Nothing>
      ) : (
        <Small onClick={() => ask('phone/pair', 'POST', { person: username })}>Set up the mobile app</Small>
      )}
      <h3>Trusted devices</h3>
      {phone.trusted === 0 ? (
        <Nothing>None.</Nothing>
      ) : (
        <Small onClick={() => ask('phone/forget-trusted', 'POST', { person: username })}>
          Forget {phone.trusted}
        </Small>
      )}
      <Passkeys person={username} />
    </>
  )
}

export const Phone = ({ person }: { person: ShownPerson | undefined }) => (
  <section className="pocket" aria-label="Phone">
    <div className="phone">
      {person ? (
        <Pocket key={person.username} person={person} />
      ) : (
        <Nothing>Choose a person to see the phone: messages, requests and codes.</Nothing>
      )}
    </div>
  </section>
)
