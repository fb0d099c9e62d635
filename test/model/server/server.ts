import type { SentCall } from 'test/model/browser/page'
import { done, FACTS, refused, type ServerAnswer } from 'test/model/server/answers'
import { passwordOf, type Person, type Way } from 'test/model/server/people'

/** The rights of a session: `reset` only sets a new password. */
export type Stage = 'factor' | 'temporary' | 'full' | 'reset'

export interface Session {
  user: string
  stage: Stage
  approved?: boolean
}

/** `cookie`: a new session has a new cookie, which counts once the headers arrive. `bound`: the session of the same cookie changes its user at once. */
export type Kind = 'cookie' | 'bound'

export interface ServerOptions {
  kind: Kind
  /** The extension `session`: `userName` in the status, and 409 for another account. */
  extension: boolean
  people: readonly Person[]
}

/** Reads that are answered at once, because nothing depends on when. */
export const QUICK = [
  '/api/online/',
  '/api/onboarding/v2/status',
  '/api/auth/v2/login/options',
  '/api/auth/v2/reset-password/verification-methods',
  '/api/auth/v2/reset-password/send',
  '/api/user/v1/security/',
  '/api/auth/v2/passkeys/authentication/options',
  '/api/user/v1/settings/is-password-prohibited',
]

type AnswerOf = (
  kind: 'open' | 'inSession',
  server: Server,
  call: SentCall,
  session?: Session,
) => ServerAnswer | undefined

/** The server of one company: accounts and sessions. */
export class Server {
  readonly sessions = new Map<string, Session>()
  #lastId = 0
  /** The owner of each present or past session: it may have ended before an answer arrives. */
  readonly #users = new Map<string, string>()

  constructor(
    readonly options: ServerOptions,
    /** Answers the calls of the journeys. */
    readonly answerOf: AnswerOf = () => undefined,
    /** The settings of the journeys. */
    readonly settings: object = {},
  ) {}

  person(name: unknown): Person | undefined {
    return this.options.people.find(each => each.name === name)
  }

  /** Returns a number that the server has not used yet. */
  nextId(): string {
    return `${(this.#lastId += 1)}`
  }

  /** Starts a session for a person; returns the cookie that the headers set. */
  begin(current: string | undefined, user: string, stage: Stage): string {
    const id = this.options.kind === 'bound' && current ? current : `session-${this.nextId()}`
    this.sessions.set(id, { user, stage })
    this.#users.set(id, user)
    return id
  }

  /** Returns the owner of a present or past session; '' for an unknown one. */
  userOf(session: string): string {
    return this.#users.get(session) ?? ''
  }

  /** Processes a call, with everything that it changes at the server. */
  process(call: SentCall): ServerAnswer {
    const { path, method, body } = call
    const route = `${method} ${path}`
    const session = this.sessions.get(call.session ?? '')
    const open = this.#open(call, route)
    if (open) return open
    if (!session) return refused(401)
    if (
      method !== 'GET' &&
      this.options.extension &&
      body.userName !== undefined &&
      body.userName !== session.user
    )
      return refused(409, { code: 'otherAccount' })
    return { ...this.#inSession(call, route, session), user: session.user }
  }

  #open(call: SentCall, route: string): ServerAnswer | undefined {
    const { body, query } = call
    switch (route) {
      case 'GET /api/online/v1/settings':
        return done({ passkeysEnabled: true, securityPageEnabled: true, ...this.settings })
      case 'GET /api/online/v1/feature-settings':
        return done([{ key: 'ChangePasswordInAuthAppEnabled', active: true }])
      case 'GET /api/auth/v2/login/options': {
        const name = query.get('username')
        const isThere = this.person(name)?.way === 'provider'
        return done({ redirectUrl: isThere ? `https://idp.example/?for=${name}` : '', identityProvider: '' })
      }
      case 'POST /api/auth/v2/login': {
        const person = this.person(body.userName)
        if (!person || body.password !== passwordOf(person.name)) return refused(401, 'wrong')
        return this.#signIn(call, person)
      }
      case 'POST /api/auth/v2/passkeys/authentication/options':
        return done({
          challenge: 'AAAA',
          rpId: 'foyer.example',
          timeout: 60_000,
          userVerification: 'preferred',
        })
      case 'POST /api/auth/v2/passkeys/authentication/verify': {
        const person = this.person((body.credential as { id?: string }).id?.slice('passkey-'.length))
        return person ? this.#signIn(call, person, { userName: person.name }) : refused(401, 'wrong')
      }
      case 'GET /api/auth/v2/reset-password/verification-methods':
        return done([{ reference: '89', isGuest: false }])
      case 'POST /api/auth/v2/reset-password/send-verification-message':
        return done()
      case 'PUT /api/auth/v2/reset-password/verify-user': {
        const person = this.options.people.find(({ code }) => code === body.verificationMessage)
        return person ? { ...done(), cookie: this.begin(call.session, person.name, 'reset') } : refused(403)
      }
      case 'POST /api/auth/v2/logout': {
        if (!this.sessions.has(call.session ?? '')) return refused(401)
        const { user } = this.sessions.get(call.session ?? '') as Session
        if (this.options.extension && body.userName !== undefined && body.userName !== user)
          return refused(409, { code: 'otherAccount' })
        this.sessions.delete(call.session ?? '')
        return { ...done(), ...(this.options.kind === 'cookie' && { cookie: '' }) }
      }
      default:
        return this.answerOf('open', this, call)
    }
  }

  #signIn(call: SentCall, person: Person, named: object = {}): ServerAnswer {
    const stage = STAGES[person.way] ?? 'full'
    const cookie = this.begin(call.session, person.name, stage)
    const name = { ...(this.options.extension && { userName: person.name }), ...named }
    if (stage === 'factor') return { status: 202, body: name, cookie }
    return { ...done({ ...FACTS, ...name, passwordIsActivationCode: stage === 'temporary' }), cookie }
  }

  #inSession(call: SentCall, route: string, session: Session): ServerAnswer {
    const { body } = call
    const person = this.person(session.user)
    const who = this.options.extension ? { userName: session.user } : {}
    switch (route) {
      case 'GET /api/auth/v2/session-status':
        if (session.stage === 'reset') return refused(401)
        if (session.stage === 'factor' && !session.approved)
          return { status: 202, body: { mfa: [stepOf(person)], ...who } }
        if (session.stage === 'factor') session.stage = 'full'
        return done({
          ok: true,
          ...who,
          ...(session.stage === 'temporary' && { passwordChange: 'temporary' }),
        })
      case 'POST /api/auth/v2/activate':
        if (session.stage !== 'factor' || body.code !== person?.code) return refused(400, 'wrong code')
        session.stage = 'full'
        return done()
      case 'POST /api/onboarding/v2/password':
        if (session.stage !== 'temporary') return refused(403)
        session.stage = 'full'
        return done()
      case 'PUT /api/auth/v2/reset-password/set-new-password':
        return session.stage === 'reset' ? done() : refused(403)
      case 'GET /api/onboarding/v2/status':
        return done({ onboardingStatus: 'Completed', onboardingVersion: 2 })
    }
    if (session.stage !== 'full') return refused(401)
    if (route === 'PUT /api/user/v1/settings/is-password-prohibited') return done(false)
    const answer = this.answerOf('inSession', this, call, session)
    if (answer) return answer
    if (route.startsWith('GET ')) return done(/password$/.test(route) ? {} : [])
    return done()
  }
}

/** Returns the rights of a session after a password or a passkey. */
const STAGES: Partial<Record<Way, Stage>> = { sms: 'factor', approval: 'factor', temporary: 'temporary' }

const stepOf = (person: Person | undefined): object =>
  person?.way === 'approval'
    ? { type: 'signinVerification', timeout: 300, action: 'allow', isMfaStepConfigured: true }
    : { type: 'sms', timeout: 300 }
