import { readJourneys } from 'foyer-contract/conformance/journeys'
import { AT_CALLS, SWITCHED } from './switched'
import { type Breakage, breakageOf, type Row } from './row'
import { BROKEN_ANSWERS } from './brokenAnswers'
import { BROKEN_COOKIES } from './brokenCookies'
import { BROKEN_SIGN_IN } from './brokenSignIn'
import { VARIANTS } from './variants'
import { sample } from 'test/support/sample'

type Variant = keyof typeof VARIANTS

/** Combines changes, one after another; the first one with an answer replaces the sandbox's. */
const together = (all: Breakage[]): Breakage => ({
  request: request => all.reduce((passed, each) => each.request?.(passed) ?? passed, request),
  answer: (answer, request) => all.reduce((said, each) => each.answer?.(said, request) ?? said, answer),
  instead: request => all.map(each => each.instead?.(request)).find(Boolean),
})

/** Correct backends with several variants each: variants that do not affect the same answer, in the order in which they change it. */
const BACKENDS: Variant[][] = [
  [
    'returns 204 and no body for changes',
    'says SameSite=Strict',
    'says its errors as problems',
    'says more than the contract',
    'writes its type otherwise',
  ],
  ['names its cookies __Host-', 'refuses a wrong password by 403', 'says its errors as texts'],
  [
    'renews its cookie on every answer',
    'has an anonymous cookie beside the session',
    'says nothing of its errors',
  ],
]

const right = (variants: Variant[], run: string[], stops: string[]): Row => ({
  name: variants.join(', '),
  front: together(variants.map(variant => breakageOf(VARIANTS[variant]))),
  run,
  stops,
})

const ofPasskeys = readJourneys()
  .filter(({ steps }) => Object.values(steps).some(({ operation }) => operation.includes('Passkey')))
  .map(({ id }) => id)

const RIGHT: Row[] = [
  ...BACKENDS.map(variants => right(variants, [], [])),
  right(['offers no other factor'], ['another-factor'], ['another-factor: not tried']),
  right(['has no passkeys, and returns a page of HTML for them'], ofPasskeys, ['passkey: creation']),
]

/** All rows, the broken ones first. */
export const TABLES = {
  broken: [...SWITCHED, ...AT_CALLS, ...BROKEN_SIGN_IN, ...BROKEN_ANSWERS, ...BROKEN_COOKIES],
  right: RIGHT,
}

/** The rows that this commit runs. */
export const SAMPLE = {
  broken: sample(TABLES.broken, 6, ({ name }) => name, ['packages/contract', 'sandbox']),
  right: sample(TABLES.right, 2, ({ name }) => name, ['packages/contract', 'sandbox']),
}
