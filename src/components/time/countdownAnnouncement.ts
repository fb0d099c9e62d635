const MINUTE_S = 60
const LAST_S = 10

/** The text of a countdown that is read aloud: it changes once a minute, and once for the last ten seconds (accessibility/countdown). */
export const countdownAnnouncement = (secondsLeft: number): { last: boolean; n: number } =>
  secondsLeft <= LAST_S ? { last: true, n: LAST_S } : { last: false, n: Math.ceil(secondsLeft / MINUTE_S) }
