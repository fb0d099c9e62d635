/** A morning: a million people sign in within an hour, evenly; in the middle nothing answers for five minutes. Seconds. */
export const MORNING = {
  people: 1_000_000,
  hourS: 3600,
  outageFromS: 1500,
  outageS: 300,
} as const

/** What people do of a hundred, by the name of the walk. */
export const SHARES: Record<string, number> = {
  'signs in by password': 45,
  'signs in by an identity provider': 15,
  'signs in by approval': 20,
  'signs in with a text message': 10,
  'signs in with a one-time code': 5,
  'opens the page and goes away': 5,
}

/** How long people take, as medians in seconds; a third of them need less than half of it or more than double. */
export const TIMES = {
  spread: 0.7,
  toUsernameS: 4,
  toPasswordS: 5,
  toCodeS: 15,
  atProviderS: 20,
  toApprovalS: 12,
} as const

/** What people do when the page says that the server does not answer. */
export const IN_OUTAGE = {
  /** They press again, each time later. */
  firstPressS: 5,
  eachPressLater: 2,
  presses: 3,
  /** Of the presses, these are a reload, which asks for everything again. */
  reloads: 0.2,
  /** They give up for now, and come back. */
  comeBackS: 300,
  /** Of those who wait for the approval of a factor, these reload the page once, after a while. */
  reloadsWait: 0.3,
  reloadWaitS: 60,
  /** Of those who are told when to try again, these do so then, and a little later. */
  heed: 0.8,
  heedLateS: 20,
} as const

/** The servers: an answer, and a refusal while they are down (the edge answers for them). Medians in milliseconds. */
export const SERVER = { answerMs: 150, refusalMs: 80, spread: 0.4 } as const
