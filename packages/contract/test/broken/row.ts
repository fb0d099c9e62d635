export interface Request {
  method: string
  path: string
  query: URLSearchParams
  /** By lower-case name. */
  headers: Record<string, string>
  body: string
}

export interface Answer {
  status: number
  headers: Record<string, string>
  cookies: string[]
  body: string
}

/** The changes that a server in front of the sandbox makes. */
export interface Breakage {
  /** Changes the request to the sandbox. */
  request?: (request: Request) => Request
  /** Changes the sandbox's answer. */
  answer?: (answer: Answer, request: Request) => Answer
  /** Answers in place of the sandbox. */
  instead?: (request: Request) => Answer | undefined
}

export const json = (body: unknown): Pick<Answer, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': 'broken' },
  body: JSON.stringify(body),
})

export const without = (headers: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))

/** A change of some answers of the sandbox. */
export interface Change {
  /** The path of the request; any path if absent. */
  at?: string
  /** The status of the answer; any status if absent. */
  of?: number
  /** A further condition. */
  where?: (request: Request, answer: Answer) => boolean
  /** The new status. */
  status?: number
  /** The new body. */
  says?: unknown
  /** Returns a cookie in its new form. */
  cookies?: (line: string) => string
  /** Returns other parts that change. */
  change?: (answer: Answer) => Partial<Answer>
}

/** Returns the breakage of a server in front of the sandbox that changes these answers. */
export const breakageOf = (given: Breakage & Change): Breakage => ({
  answer: (answer, request) => {
    const { at = request.path, of = answer.status, where, status, says, cookies, change } = given
    const isThat = at === request.path && of === answer.status && (where?.(request, answer) ?? true)
    if (!isThat) return answer
    return {
      ...answer,
      ...(says !== undefined && json(says)),
      ...(status !== undefined && { status }),
      ...(cookies && { cookies: answer.cookies.map(cookies) }),
      ...change?.(answer),
    }
  },
  ...given,
})

/** One fault of the sandbox, the journeys that are then run, and the step where each stops. */
export interface Row {
  name: string
  /** Switches of the sandbox. */
  defects?: string[]
  /** The change in front of it. */
  front?: Breakage
  /** The journeys to run; all except those that need an option, if empty. */
  run: string[]
  stops: string[]
}

/** Shows that the rest of a broken backend works: runs beside the journeys that must stop. */
const PLAIN = 'sign-in'

/** Returns the journeys that must stop, and the plain one. */
export const runOf = (stops: string[]): string[] => [
  ...new Set([...stops.map(stop => stop.replace(/:.*/, '')), PLAIN]),
]

/** Returns a row for one switch. */
export const switched = (defect: string, stops: string[], run = runOf(stops)): Row => ({
  name: defect,
  defects: [defect],
  run,
  stops,
})

/** Returns a row for one change in front of the sandbox. */
export const fronted = (name: string, stops: string[], given: Breakage & Change): Row => ({
  name,
  front: breakageOf(given),
  run: runOf(stops),
  stops,
})

export const FORGED = ['other-sites', 'types', 'header']
