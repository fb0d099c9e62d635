import type { Problem } from 'src/constants/problems'
import type { VisitEnd, VisitStep } from 'src/constants/visits'
import type { Progress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import { selectLocationState } from 'src/features/session/selectRoute'
import { endAt } from 'src/features/visit/visitEnd'
import { screenStep } from 'src/features/visit/visitStep'

type Part = keyof AppState

interface Signs {
  /** The parts of the state whose problems stand beside the step, the first of which counts. */
  told: readonly Part[]
  /** What the person has sent is on its way. */
  busy?: (state: AppState) => boolean
  /** The person has got what this screen is for, or was told that there is none; outranks a problem. */
  ends?: (state: AppState) => VisitEnd | false | undefined
  /** How the step ends without either. */
  otherwise?: VisitEnd
}

const CONNECTED = ['connected', 'passkeyList'] as const

const SIGNS: Record<VisitStep, Signs> = {
  username: { told: ['login'], busy: ({ login }) => login.step === 'lookingUp' },
  password: { told: ['login'], busy: ({ login }) => login.step === 'signingIn' },
  passkey: {
    told: ['passkeyFactor'],
    busy: ({ passkeyFactor, passkeySignIn = 'idle' }) =>
      passkeySignIn !== 'idle' || passkeyFactor?.step === 'proving',
  },
  phone: {
    told: ['phoneSignIn'],
    busy: ({ phoneSignIn }) => phoneSignIn?.step === 'opening',
    ends: ({ phoneSignIn }) =>
      phoneSignIn?.step === 'over' && (phoneSignIn.why === 'expired' ? 'tooLate' : 'refused'),
  },
  provider: { told: ['login'] },
  code: { told: ['factorCode', 'newCode'], busy: ({ factorCode }) => factorCode?.step === 'sending' },
  approval: {
    told: ['factorCode', 'resend', 'sessionPoll'],
    busy: ({ factorCode }) => factorCode?.step === 'sending',
  },
  recoveryCodes: { told: [] },
  sessionStatus: { told: ['sessionPoll'] },
  mobileSetup: {
    told: ['mobileBypass', 'downloadLink', 'sessionPoll'],
    busy: ({ mobileBypass, downloadLink }) =>
      mobileBypass?.step === 'asking' || downloadLink?.step === 'sending',
  },
  notSupported: { told: [], otherwise: 'refused' },
  installer: {
    told: ['installer'],
    ends: state => isStillDue(selectLocationState(state)) && 'refused',
  },
  temporaryPassword: {
    told: ['temporaryPassword'],
    busy: ({ temporaryPassword }) => temporaryPassword?.step === 'saving',
  },
  passkeyOffer: { told: ['passkeyOffer'], busy: ({ passkeyOffer }) => passkeyOffer?.step === 'creating' },
  hosts: { told: [] },
  nativeClient: {
    told: ['nativeClient'],
    busy: ({ nativeClient }) => nativeClient?.step === 'fetching',
    ends: ({ nativeClient }) =>
      nativeClient?.step === 'refused'
        ? 'fault'
        : (nativeClient?.step === 'opened' || nativeClient?.step === 'typing') && 'done',
  },
  forgotPassword: {
    told: ['forgotPassword'],
    busy: ({ forgotPassword }) => forgotPassword?.step === 'lookingUp',
  },
  resetPhone: { told: ['resetPassword'], busy: ({ resetPassword }) => resetPassword?.step === 'sending' },
  resetCode: { told: ['resetPassword'], busy: ({ resetPassword }) => resetPassword?.step === 'checking' },
  resetPassword: {
    told: ['resetPassword'],
    busy: ({ resetPassword }) => resetPassword?.step === 'saving',
    ends: ({ resetPassword }) => resetPassword?.step === 'passwordChanged' && 'done',
  },
  changePassword: {
    told: ['changePassword', ...CONNECTED],
    busy: ({ changePassword }) => changePassword?.step === 'saving',
    ends: ({ changePassword }) =>
      (changePassword?.step === 'passwordUpdated' || changePassword?.step === 'leaving') && 'done',
  },
  // The person came to see what is there.
  security: { told: ['proof', 'enrolment', 'ownAct', 'security', ...CONNECTED], otherwise: 'done' },
  phoneRequest: {
    told: ['phoneApproval'],
    busy: ({ phoneApproval }) => phoneApproval?.step === 'answering',
    ends: ({ phoneApproval }) => phoneApproval?.step === 'over' && PHONE_ENDS[phoneApproval.how],
  },
  help: {
    told: ['support'],
    busy: ({ support }) => support?.step === 'submitting',
    ends: ({ support }) => support?.step === 'submitted' && 'done',
  },
}

type RequestEnd = Extract<NonNullable<AppState['phoneApproval']>, { how: unknown }>['how']

/** The person's own refusal is an answer as well. */
const PHONE_ENDS: Record<RequestEnd, VisitEnd> = {
  approved: 'done',
  denied: 'done',
  wrongNumber: 'refused',
  unknown: 'refused',
}

/** The person has come back to the installer, and the device is still not set up (onboarding/try-again). */
const isStillDue = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'notSetUp' in entry

interface MayTell {
  problem?: Problem
}

const isPart = (value: unknown): value is MayTell => typeof value === 'object' && value !== null

/** The problem of a part, or that of one of its regions. */
const problemIn = (part: unknown): Problem | undefined =>
  isPart(part)
    ? [part, ...Object.values(part).filter(isPart)].map(({ problem }) => problem).find(Boolean)
    : undefined

/** The progress that the loaded journeys declare, by step. */
export type Known = readonly Partial<Record<VisitStep, readonly Progress[]>>[]

const knownAt = (known: Known, step: VisitStep): Progress[] => known.flatMap(each => each[step] ?? [])

function endAtStep(step: VisitStep, state: AppState, known: Known): VisitEnd | undefined {
  const { told, ends, otherwise } = SIGNS[step]
  const journeys = knownAt(known, step)
  const parts = [...told, ...journeys.flatMap(({ problems }) => problems)]
  const problem = parts.map(part => problemIn(state[part])).find(Boolean)
  const ended = [ends, ...journeys.map(({ end: own }) => own)].map(each => each?.(state)).find(Boolean)
  const end = ended || (problem ? endAt(problem) : otherwise)
  // A person who asks for help may have been told something at the screen behind it.
  const behind = !end && step === 'help' ? screenStep(state) : undefined
  return behind && behind !== 'help' ? endAtStep(behind, state, known) : end
}

/** What is told at a step, and what the person has sent from there. */
export function visitSigns(
  step: VisitStep,
  state: AppState,
  known: Known,
): { busy: boolean; end?: VisitEnd } {
  const end = endAtStep(step, state, known)
  const busy = [SIGNS[step].busy, ...knownAt(known, step).map(({ busy: own }) => own)]
  return { busy: busy.some(each => each?.(state)), ...(end && { end }) }
}
