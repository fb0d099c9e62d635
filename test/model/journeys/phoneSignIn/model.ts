import type { phoneApprovalActions } from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import type { phoneSignInActions } from 'src/features/phoneSignIn/phoneSignInSlice'
import type { JourneyModel } from 'test/model/journeys/journeyModel'
import { accepted, done, refused } from 'test/model/server/answers'
import type { Server } from 'test/model/server/server'

/** A sign-in that waits for a phone. */
interface PhoneRequest {
  userCode: string
  approvedBy?: string
  used?: true
}

const CREATE = 'POST /api/auth/v2/phone-sign-in'
const POLL = 'POST /api/auth/v2/phone-sign-in/status'

const USED: ReturnType<typeof phoneSignInActions.buttonPressed> = {
  type: 'phoneSignIn/buttonPressed',
  payload: undefined,
}
const APPROVED: ReturnType<typeof phoneApprovalActions.answered> = {
  type: 'phoneApproval/answered',
  payload: { approve: true, number: '42' },
}

const requestsOf = new WeakMap<Server, Map<string, PhoneRequest>>()
/** The requests of a server, by device code. */
function requests(server: Server): Map<string, PhoneRequest> {
  const known = requestsOf.get(server) ?? new Map<string, PhoneRequest>()
  requestsOf.set(server, known)
  return known
}

export const phoneSignIn: JourneyModel = {
  settings: { phoneSignInEnabled: true },
  credentials: [POLL],
  outsideSession: [CREATE],
  open: {
    [CREATE]: server => {
      const id = server.nextId()
      const userCode = `CODE${id.padStart(4, '0')}`
      const deviceCode = `device-code-${id.padStart(12, '0')}`
      requests(server).set(deviceCode, { userCode })
      const verificationUri = 'https://foyer.example/signin/phone'
      return done({ deviceCode, userCode, verificationUri, expiresIn: 600, interval: 5 })
    },
    [POLL]: (server, call) => {
      const request = requests(server).get(String(call.body.deviceCode))
      if (!request || request.used) return refused(400, { code: 'phoneSignInExpired' })
      const person = server.person(request.approvedBy)
      if (!person) return { status: 202, body: { state: 'waiting' } }
      request.used = true
      return accepted(person, server.begin(call.session, person.name, 'full'))
    },
  },
  inSession: {
    'POST /api/auth/v2/phone-sign-in/request': () =>
      done({ place: 'Here', device: 'A computer', expiresIn: 600 }),
    'POST /api/auth/v2/phone-sign-in/answer': (server, { body }, session) => {
      const request = [...requests(server).values()].find(({ userCode }) => userCode === body.userCode)
      if (request && session) request.approvedBy = session.user
      return done()
    },
  },
  *onPage({ app, tab }) {
    const { route, login, steps } = app.view()
    const offers = route === '/' && ['username', 'password', 'idpRedirect'].includes(login)
    if (offers && (steps.phoneSignIn ?? 'closed') === 'closed')
      yield {
        label: `${tab.name}: someone wants to use a phone`,
        costs: 'sign-in',
        run: () => app.dispatch(USED),
      }
    if (route === '/phone' && steps.phoneApproval === 'asked')
      yield {
        label: `${tab.name}: the computer is approved`,
        often: 6,
        run: () => app.dispatch(APPROVED),
      }
  },
  *elsewhere({ server, options }) {
    for (const request of requests(server).values())
      if (!request.approvedBy)
        for (const { name } of options.people)
          yield {
            label: `${name} approves ${request.userCode} with a phone`,
            run: () => (request.approvedBy = name),
          }
  },
  *newTabs({ server, browser }) {
    const request = [...requests(server).values()].find(({ approvedBy }) => !approvedBy)
    if (request)
      yield {
        label: 'a new tab opens the question of a phone',
        costs: 'tab',
        run: () => browser.newTab(`https://foyer.example/signin/phone#code=${request.userCode}`),
      }
  },
}
