import type { ShownPasskey } from 'sandbox/control/passkeyControl'
import type { ShownPerson } from 'sandbox/control/companyControl'
import type { ShownPhone } from 'sandbox/control/phoneControl'
import type { Approval, TextMessage } from 'sandbox/state/phones'
import { ask, byId, h, initials, nothing, time } from './dom'

let person: ShownPerson | null = null
let phone: ShownPhone | null = null
let passkeys: ShownPasskey[] = []
let readAt = 0
let shownSeconds = -1

const serverNow = (): number => (phone?.now ?? 0) + Date.now() - readAt
const secondsLeft = (): number => 30 - (Math.floor(serverNow() / 1000) % 30)

const copied = (code: string | undefined): HTMLElement =>
  h(
    'button',
    {
      type: 'button',
      className: 'code',
      title: 'Copy',
      on: { click: () => navigator.clipboard.writeText(code ?? '') },
    },
    code,
  )

const until = (at: number): string => {
  const seconds = Math.round((at - serverNow()) / 1000)
  return seconds > 0 ? `valid for ${Math.floor(seconds / 60)} min ${seconds % 60} s` : 'expired'
}

function approval(request: Approval): HTMLElement {
  const open = request.answer === 'pending' && !request.superseded && request.expiresAt > serverNow()
  const answer = (given: 'allow' | 'deny', challenge?: string) =>
    ask(`approvals/${request.id}`, 'POST', { answer: given, ...(challenge && { challenge }) })
  const outcome = { allow: 'Approved', deny: 'Denied', pending: request.superseded ? 'Replaced' : 'Expired' }
  return h(
    'div',
    { className: open ? 'request open' : 'request' },
    h('strong', {}, 'Is this you signing in?'),
    h(
      'span',
      { className: 'quiet' },
      `${time(request.at)} · ${open ? until(request.expiresAt) : outcome[request.answer]}`,
    ),
    open && request.place && h('span', { className: 'quiet' }, `From ${request.place}`),
    open &&
      h(
        'div',
        { className: 'actions' },
        ...(request.choices ?? [undefined]).map(number =>
          h(
            'button',
            { type: 'button', className: 'primary', on: { click: () => answer('allow', number) } },
            number ?? 'Approve',
          ),
        ),
        h('button', { type: 'button', on: { click: () => answer('deny') } }, 'Deny'),
      ),
  )
}

const message = (text: TextMessage): HTMLElement =>
  h(
    'div',
    { className: 'bubble' },
    text.email && h('span', { className: 'quiet' }, `E-mail to ${text.email}`),
    h('p', {}, text.text),
    h(
      'span',
      { className: 'quiet' },
      time(text.at),
      text.expiresAt ? ` · ${until(text.expiresAt)} ` : ' ',
      text.code ? copied(text.code) : '',
      text.link ? h('a', { href: text.link, rel: 'noreferrer' }, 'Open the link') : '',
    ),
  )

const forgetTrusted = () => ask('phone/forget-trusted', 'POST', { person: person?.username })
const pair = () => ask('phone/pair', 'POST', { person: person?.username })
const addPasskey = () => ask('passkeys', 'POST', { person: person?.username })
const losePasskeys = () => ask('passkeys/lose', 'POST', { person: person?.username })

const passkeyPart = (): HTMLElement[] => [
  h('h3', {}, 'Passkeys at the server'),
  ...(passkeys.length === 0
    ? [nothing('None.')]
    : passkeys.map(({ name, lastUsedAt }) =>
        h(
          'p',
          {},
          name,
          h('span', { className: 'quiet' }, lastUsedAt ? ` used ${time(lastUsedAt)}` : ' unused'),
        ),
      )),
  h(
    'div',
    { className: 'actions' },
    h(
      'button',
      { type: 'button', className: 'small', on: { click: addPasskey } },
      'Add one of a device elsewhere',
    ),
    h('button', { type: 'button', className: 'small', on: { click: losePasskeys } }, 'Lose them all'),
  ),
]

/** Shows the code of the authenticator app, as if the phone had scanned the QR code. */
const authenticatorPart = ([now, next]: string[]): HTMLElement[] =>
  now === undefined
    ? []
    : [
        h('dt', {}, 'Authenticator app'),
        h('dd', {}, copied(now), h('span', { className: 'quiet' }, ' then '), copied(next)),
      ]

function draw(): void {
  if (!person || !phone) return
  const left = secondsLeft()
  byId('phone').replaceChildren(
    h(
      'div',
      { className: 'owner' },
      h('span', { className: 'avatar small', 'aria-hidden': 'true' }, initials(person.name)),
      h(
        'div',
        {},
        h('strong', {}, person.name),
        h('span', { className: 'quiet' }, phone.number ?? 'no number on file'),
      ),
    ),
    h('h3', {}, 'Sign-in requests'),
    ...(phone.approvals.length === 0 ? [nothing('None.')] : phone.approvals.slice(0, 4).map(approval)),
    h('h3', {}, 'Messages'),
    ...(phone.messages.length === 0 ? [nothing('None.')] : phone.messages.slice(0, 8).map(message)),
    h('h3', {}, 'One-time codes'),
    h(
      'dl',
      { className: 'codes' },
      h('dt', {}, 'Credential ID'),
      h('dd', {}, copied(phone.credentialId)),
      h('dt', {}, 'Code now'),
      h('dd', {}, copied(phone.codes[0]), h('span', { className: 'quiet' }, ` ${left} s`)),
      h('dt', {}, 'Code after it'),
      h('dd', {}, copied(phone.codes[1])),
      h('dt', {}, 'Offline code'),
      h('dd', {}, copied(phone.offlineCode)),
      ...authenticatorPart(phone.authenticatorCodes),
    ),
    h('progress', { max: 30, value: left, 'aria-label': 'Seconds left' }),
    h('h3', {}, 'Mobile app'),
    phone.appPaired
      ? nothing('Set up on this phone.')
      : h('button', { type: 'button', className: 'small', on: { click: pair } }, 'Set up the mobile app'),
    h('h3', {}, 'Trusted devices'),
    phone.trusted === 0
      ? nothing('None.')
      : h(
          'button',
          { type: 'button', className: 'small', on: { click: forgetTrusted } },
          `Forget ${phone.trusted}`,
        ),
    ...passkeyPart(),
  )
}

export async function refreshPhone(): Promise<void> {
  if (!person) {
    byId('phone').replaceChildren(nothing('Choose a person to see the phone: messages, requests and codes.'))
    return
  }
  const asked = encodeURIComponent(person.username)
  ;[phone, passkeys] = (await Promise.all([
    ask(`phone?person=${asked}`),
    ask(`passkeys?person=${asked}`),
  ])) as [ShownPhone, ShownPasskey[]]
  readAt = Date.now()
  draw()
}

export async function showPhone(of: ShownPerson): Promise<void> {
  person = of
  await refreshPhone()
}

/** Counts the codes' time down each second, and reads new codes when it has run out. */
export function tickPhone(): void {
  if (!phone || !person || document.hidden) return
  const left = secondsLeft()
  const turned = left > shownSeconds && shownSeconds !== -1
  shownSeconds = left
  if (turned) void refreshPhone()
  else if (!byId('phone').contains(document.activeElement)) draw()
}
