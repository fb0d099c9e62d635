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
  answer?: ((answer: Answer, request: Request) => Answer) | undefined
  /** Answers in place of the sandbox. */
  instead?: (request: Request) => Answer | undefined
}

export const json = (body: unknown): Pick<Answer, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': 'broken' },
  body: JSON.stringify(body),
})

export const without = (headers: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))

/** Returns the answer with another body, if the request is one of those. */
export const saying =
  (
    isThat: (request: Request, answer: Answer) => boolean,
    body: unknown,
    status?: number,
  ): Breakage['answer'] =>
  (answer, request) =>
    isThat(request, answer) ? { ...answer, status: status ?? answer.status, ...json(body) } : answer

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
export const fronted = (name: string, stops: string[], front: Breakage): Row => ({
  name,
  front,
  run: runOf(stops),
  stops,
})

export const FORGED = ['other-sites', 'types', 'header']
