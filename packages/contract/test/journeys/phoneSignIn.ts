import * as phoneRequest from 'src/services/api/phoneSignIn/phoneRequestService'
import * as computer from 'src/services/api/phoneSignIn/phoneSignInService'
import { type JourneyCalls, signedOutList } from '../journey'
import { type Act, after, as, by, DEVICE, plain, type Scene, signIn, times } from '../walks/walk'

interface Codes {
  deviceCode: string
  userCode: string
}

const ADA = 'simple'

const begin = async ({ caller }: Scene): Promise<Codes> =>
  (await caller.ask('beginPhoneSignIn')).json as Codes

/** The steps of a sign-in by phone, in one browser that is the computer and the phone at once. */
type Step = (scene: Scene, codes: Codes) => Promise<unknown>

const open: Step = ({ caller }, { userCode }) => caller.ask('openPhoneRequest', { body: { userCode } })

const poll: Step = ({ caller }, { deviceCode }) => caller.ask('pollPhoneSignIn', { body: { deviceCode } })

const approve: Step = async (scene, codes) => {
  const { json } = (await poll(scene, codes)) as { json: { number: string } }
  return scene.caller.ask('answerPhoneRequest', {
    body: { userCode: codes.userCode, approve: true, number: json.number },
  })
}

const answer =
  (said: object): Step =>
  ({ caller }, { userCode }) =>
    caller.ask('answerPhoneRequest', { body: { userCode, ...said } })

const deny = answer({ approve: false })
const guess = answer({ approve: true, number: '00' })
const late: Step = scene => scene.pass(6)
const signOut: Step = ({ caller }) => caller.ask('signOut')

/** Signs Ada in and begins; the answer is that of the last step. */
const asked =
  (...steps: Step[]): Act =>
  async scene => {
    await signIn(scene, ADA)
    const codes = await begin(scene)
    let last: unknown
    for (const step of steps) last = await step(scene, codes)
    return last as Awaited<ReturnType<Act>>
  }

const typed: Step = (scene, { userCode }) =>
  open(scene, { deviceCode: '', userCode: ` ${userCode.slice(0, 4)}-${userCode.slice(4)} `.toLowerCase() })
const signInAnother: Step = scene => signIn(scene, 'never-expires')

const STRAY = { body: { userCode: 'NOSUCHCODE' } }

// (phone/begin, phone/poll, phone/open, phone/answer)
export const phoneSignIn: JourneyCalls = {
  calls: {
    beginPhoneSignIn: [() => computer.beginPhoneSignIn()],
    pollPhoneSignIn: [
      () => computer.pollPhoneSignIn('9f86d081884c7d659a2feaa0c55ad015', DEVICE),
      () => computer.pollPhoneSignIn('9f86d081884c7d659a2feaa0c55ad015', undefined),
    ],
    openPhoneRequest: [(_, acting) => phoneRequest.openPhoneRequest('WDJ4BMJ8', acting)],
    answerPhoneRequest: [
      (_, acting) =>
        phoneRequest.answerPhoneRequest('WDJ4BMJ8', { approve: true, number: '47' } as const, acting),
      (_, acting) => phoneRequest.answerPhoneRequest('WDJ4BMJ8', { approve: false } as const, acting),
    ],
  },
  walks: [
    ['beginPhoneSignIn', 200, 'nobody is signed in', plain('beginPhoneSignIn')],
    ['beginPhoneSignIn', 429, 'one browser asks again and again', times(12, plain('beginPhoneSignIn'))],
    ['pollPhoneSignIn', 202, 'no phone has come', asked(poll)],
    ['pollPhoneSignIn', 202, 'it asks too fast', asked(poll, poll)],
    ['pollPhoneSignIn', 202, 'a phone has opened the request', asked(open, poll)],
    ['pollPhoneSignIn', 200, 'the phone has approved', asked(open, approve, poll)],
    ['pollPhoneSignIn', 400, 'it was answered already', asked(open, approve, poll, poll)],
    ['pollPhoneSignIn', 400, 'the phone has refused', asked(open, deny, poll)],
    ['pollPhoneSignIn', 400, 'the number was wrong', asked(open, guess, poll)],
    ['pollPhoneSignIn', 400, 'the phone has signed out since', asked(open, approve, signOut, poll)],
    ['pollPhoneSignIn', 400, 'it is late', asked(late, poll)],
    ['pollPhoneSignIn', 400, 'there is none', plain('pollPhoneSignIn', { body: { deviceCode: 'none' } })],
    ['openPhoneRequest', 200, 'the code is right', asked(open)],
    ['openPhoneRequest', 200, 'it is opened again', asked(open, open)],
    ['openPhoneRequest', 200, 'it is typed in small letters, with blanks and a hyphen', asked(typed)],
    by('sms', 'openPhoneRequest', 401, 'a factor is due', STRAY),
    by(ADA, 'openPhoneRequest', 404, 'no computer shows it', STRAY),
    ['openPhoneRequest', 404, 'it is late', asked(late, open)],
    ['openPhoneRequest', 404, 'somebody else has opened it', asked(open, signInAnother, open)],
    ['openPhoneRequest', 404, 'it was answered', asked(open, deny, open)],
    [
      'openPhoneRequest',
      429,
      'somebody guesses',
      after(as(ADA, 'openPhoneRequest', STRAY), times(6, plain('openPhoneRequest', STRAY))),
    ],
    ['answerPhoneRequest', 200, 'the person approves', asked(open, approve)],
    ['answerPhoneRequest', 200, 'the person refuses', asked(open, deny)],
    ['answerPhoneRequest', 400, 'the number is wrong', asked(open, guess)],
    ['answerPhoneRequest', 404, 'the request was not opened', asked(deny)],
    ['answerPhoneRequest', 404, 'it was answered already', asked(open, deny, deny)],
    ['answerPhoneRequest', 404, 'it is late', asked(open, late, deny)],
  ],
  ruled: { openPhoneRequest: signedOutList, answerPhoneRequest: signedOutList },
  unasked: ['pollPhoneSignIn'],
}
