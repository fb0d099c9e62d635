/** A morning: a million users sign in within an hour, evenly; in the middle there are no responses for five minutes. In seconds. */
export const MORNING = {
  people: 1_000_000,
  hourS: 3600,
  outageFromS: 1500,
  outageS: 300,
} as const

/** The percentage of users for each walk, by its name. */
export const SHARES: Record<string, number> = {
  'signs in by password': 45,
  'signs in by an identity provider': 15,
  'signs in by approval': 20,
  'signs in with a text message': 10,
  'signs in with a one-time code': 5,
  'opens the page and goes away': 5,
}

/** Users' times, as medians in seconds; a third of users need less than half or more than double. */
export const TIMES = {
  spread: 0.7,
  toUsernameS: 4,
  toPasswordS: 5,
  toCodeS: 15,
  atProviderS: 20,
  toApprovalS: 12,
} as const

/** Users' reactions when the page reports that the server does not respond. */
export const IN_OUTAGE = {
  /** They press again, each time later. */
  firstPressS: 5,
  eachPressLater: 2,
  presses: 3,
  /** The share of presses that are a reload, which requests everything again. */
  reloads: 0.2,
  /** They give up for now, and return. */
  comeBackS: 300,
  /** The share of users waiting for an approval who reload the page once, after a while. */
  reloadsWait: 0.3,
  reloadWaitS: 60,
  /** The share of users who wait for the time that the page shows, and then a little longer. */
  heed: 0.8,
  heedLateS: 20,
} as const

/** The servers: a response, and a rejection while they are down (the edge responds for them). Medians in milliseconds. */
export const SERVER = { answerMs: 150, refusalMs: 80, spread: 0.4 } as const
