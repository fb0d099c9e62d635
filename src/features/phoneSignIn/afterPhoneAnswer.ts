import type { PhoneSignInAnswer } from 'src/services/api/phoneSignIn/phoneSignInService'

/** The least that the pause between two polls grows by once the server answers `slowDown` (phone/poll). */
const SLOWER_MS = 5000

/** An answer after which the page polls no more. */
export type FinalPhoneAnswer = Extract<PhoneSignInAnswer, { kind: 'signedIn' | 'denied' | 'expired' }>

export type AfterPhoneAnswer =
  | { kind: 'goOn' | 'over'; answer: FinalPhoneAnswer }
  | { kind: 'compare'; number: string }
  /** The pause before the next poll, from now on. */
  | { kind: 'wait'; pauseMs: number }

/** Decides the next step after an answer about the computer's codes. A page that polled too often slows down (phone/states, phone/poll). */
export function afterPhoneAnswer(answer: PhoneSignInAnswer, pauseMs: number): AfterPhoneAnswer {
  switch (answer.kind) {
    case 'signedIn':
      return { kind: 'goOn', answer }
    case 'denied':
    case 'expired':
      return { kind: 'over', answer }
    case 'comparing':
      return { kind: 'compare', number: answer.number }
    case 'waiting':
      return { kind: 'wait', pauseMs }
    case 'slowDown':
      return { kind: 'wait', pauseMs: Math.max(answer.pauseMs ?? 0, pauseMs + SLOWER_MS) }
  }
}
