interface SentCode {
  route: `/${string}`
  /** The destination of the code. Each has its own texts; only a text message can be read by the browser (WebOTP). */
  sentTo: 'phone' | 'email'
  /** The steps that lead here, as the server names them (factors/text-code-step, factors/email-step). */
  steps: Record<string, { proofField: string; isGuest: boolean }>
}

/**
 * The factors that consist of a code sent to the person: one entry per page, named like the keys of the page's texts.
 * All other lists derive from this table, so that a new factor of this kind needs an entry, its texts and its sandbox
 * code (docs/howto/add-a-factor.md).
 */
export const SENT_CODES = {
  phoneAuth: {
    route: '/phone-auth',
    sentTo: 'phone',
    steps: {
      sms: { proofField: 'code', isGuest: false },
      guestSms: { proofField: 'smsCode', isGuest: true },
    },
  },
  emailCode: {
    route: '/email-code',
    sentTo: 'email',
    steps: { email: { proofField: 'code', isGuest: false } },
  },
} as const satisfies Record<string, SentCode>

type Codes = typeof SENT_CODES
export type CodePage = keyof Codes
export type CodeRoute = Codes[CodePage]['route']
/** A step of the server that asks for a sent code. */
export type TextFactor = { [P in CodePage]: keyof Codes[P]['steps'] }[CodePage]

const CODES = Object.entries<SentCode>(SENT_CODES) as [CodePage, SentCode & { route: CodeRoute }][]

export const CODE_PAGES = CODES.map(([page]) => page)
export const CODE_ROUTES = Object.fromEntries(CODES.map(([page, { route }]) => [page, route])) as {
  [P in CodePage]: Codes[P]['route']
}

const FACTORS = CODES.flatMap(([page, { route, sentTo, steps }]) =>
  Object.entries(steps).map(
    ([type, step]) => [type as TextFactor, { page, route, sentTo, ...step }] as const,
  ),
)

export const TEXT_FACTORS = FACTORS.map(([type]) => type)
/** The texts of each step. */
export const SENT_CODE = Object.fromEntries(FACTORS) as Record<TextFactor, (typeof FACTORS)[number][1]>
