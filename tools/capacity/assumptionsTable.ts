import type { Table } from 'tools/bench/measure'
import { IN_OUTAGE, MORNING, SERVER, SHARES, TIMES } from './load/assumptions'
import { RETRY_AFTER_S } from './load/scenes'

const percent = (share: number): string => `${Math.round(share * 100)} of 100`
const inOrder = (count: number): string =>
  Array.from(
    { length: count },
    (_, nth) => `${IN_OUTAGE.firstPressS * IN_OUTAGE.eachPressLater ** nth} s`,
  ).join(', ')

/** Describes the model's assumptions, from the numbers that it uses. */
export const assumptionsTable = (): Table => ({
  title: 'What the model assumes; times are medians',
  columns: ['what', 'how much'],
  rows: [
    ['people, evenly over an hour', MORNING.people.toLocaleString('en-US')],
    ...Object.entries(SHARES).map(([name, share]) => [`a person ${name}`, `${share} of 100`]),
    ['until the username is typed', `${TIMES.toUsernameS} s`],
    ['until the password is typed', `${TIMES.toPasswordS} s`],
    ['until a code is typed', `${TIMES.toCodeS} s`],
    ['at the identity provider', `${TIMES.atProviderS} s`],
    ['until the sign-in is approved', `${TIMES.toApprovalS} s`],
    ['an answer of the servers', `${SERVER.answerMs} ms`],
    ['a refusal, while they are down', `${SERVER.refusalMs} ms`],
    ['who reads an error presses again after', inOrder(IN_OUTAGE.presses)],
    ['of these presses are a reload, and everything is asked for again', percent(IN_OUTAGE.reloads)],
    ['then the person goes away, and comes back after', `${IN_OUTAGE.comeBackS} s`],
    ['of those who wait for an approval reload the page', percent(IN_OUTAGE.reloadsWait)],
    ['that is after', `${IN_OUTAGE.reloadWaitS} s`],
    [
      'where the servers say when to try again, it is by chance',
      `${RETRY_AFTER_S[0]} to ${RETRY_AFTER_S[1]} s`,
    ],
    ['of those who read it wait so long', percent(IN_OUTAGE.heed)],
    ['and a little longer', `${IN_OUTAGE.heedLateS} s`],
  ],
})
