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
