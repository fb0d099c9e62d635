import { codeProblem } from 'src/features/mfa/codeProblem'
import { factorDestination } from 'src/features/mfa/factorDestination'
import { statusOutcome } from 'src/features/mfa/statusOutcome'
import { afterForgotLookup, afterPhoneLookup } from 'src/features/password/forgot/afterForgotLookup'
import { checkProblem } from 'src/features/password/reset/resetState'
import { missingRules, DEFAULT_RULES, shownRules } from 'src/features/password/form/passwordRules'
import { temporaryProblem } from 'src/features/password/temporary/temporaryPasswordSlice'
import { pollPause } from 'src/features/polling/pollPause'
import { afterLookup } from 'src/features/signIn/afterLookup'
import { afterPassword } from 'src/features/signIn/afterPassword'
import { arrivalReason } from 'src/features/signIn/arrival/arrivalReason'
import {
  finalDestination,
  mustInstall,
  signInCheck,
  simpleLoginDestination,
} from 'src/features/signIn/signInCheck'
import { supportChannel } from 'src/features/support/supportChannel'
import { laterBy } from 'src/services/clock'
import { readPasswordRules } from 'src/services/passwordRules'
import { codeAnswers } from 'scenarios/factors/codeAnswers'
import { firstSteps } from 'scenarios/factors/firstStep'
import { polls } from 'scenarios/factors/polls'
import { statuses } from 'scenarios/factors/sessionStatus'
import { forgotten } from 'scenarios/password/forgotten'
import { resets } from 'scenarios/password/reset'
import { passwordRules } from 'scenarios/password/rules'
import { temporaries } from 'scenarios/password/temporary'
import type { Table } from 'scenarios/scenario'
import { arrivals } from 'scenarios/signIn/arrival'
import { checks } from 'scenarios/signIn/checks'
import { endings } from 'scenarios/signIn/ending'
import { installs } from 'scenarios/signIn/deviceChecks'
import { passwords } from 'scenarios/signIn/password'
import { simpleLogins } from 'scenarios/signIn/simpleLogin'
import { lookups } from 'scenarios/signIn/username'
import { helpInfos } from 'scenarios/support'
import { TABLES } from 'scenarios/all'

type Decided = [table: string, rule: string, decide: () => unknown, result: unknown]

/** Each case of a table with the decision that it is for. */
const of = <F, R>({ id, rows }: Table<F, R>, decide: (facts: F) => R): Decided[] =>
  rows.flatMap(({ cases = [] }) =>
    cases.map(([rule, facts, result]): Decided => [id, rule, () => decide(facts), result]),
  )

const NOW = { monotonicMs: 0, wallMs: 0 }

// (sign-in/denied, sign-in/again, sign-in/checks-order, sign-in/never-expires, onboarding/who, onboarding/device-sign-in)
// (password-reset/unreadable-provider, password-reset/unknown-user)
const DECIDED = [
  ...of(arrivals, arrivalReason),
  ...of(lookups, ([lookup, company]) => afterLookup(lookup, company)),
  ...of(passwords, afterPassword),
  ...of(checks, signInCheck),
  ...of(installs, mustInstall),
  ...of(simpleLogins, simpleLoginDestination),
  ...of(endings, finalDestination),
  ...of(firstSteps, ({ step, here }) => factorDestination(step, here)),
  ...of(codeAnswers, codeProblem),
  ...of(statuses, ({ status, here }) => statusOutcome(status, here)),
  ...of(polls, ({ failure, nth, askedMs }) => {
    const asked = askedMs === undefined ? {} : { until: laterBy(NOW, askedMs) }
    const { at, mandatory } = pollPause({ ...failure, ...asked }, nth, 0, NOW)
    return { ms: at.wallMs - NOW.wallMs, mandatory }
  }),
  ...of(helpInfos, supportChannel),
  ...of(forgotten, facts =>
    'phone' in facts ? afterPhoneLookup(facts.phone) : afterForgotLookup(facts.found, facts.company),
  ),
  ...of(resets, checkProblem),
  ...of(temporaries, temporaryProblem),
  ...of(passwordRules, ({ says, password }) => {
    const rules = readPasswordRules(says) ?? DEFAULT_RULES
    return { shown: shownRules(rules), missing: missingRules(password, password, rules) }
  }),
]

test.each(DECIDED)('%s: %s', (_table, _rule, decide, result) => {
  expect(decide()).toStrictEqual(result)
})

test('no case is without its decision', () => {
  const cases = TABLES.flatMap(({ rows }) => rows.flatMap(({ cases = [] }) => cases.map(([rule]) => rule)))
  expect(DECIDED.map(([, rule]) => rule)).toEqual(cases)
})
