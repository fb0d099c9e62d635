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

/** What a server in front of the sandbox changes. */
export interface Breakage {
  /** Changes what the sandbox gets. */
  request?: (request: Request) => Request
  /** Changes what it answers. */
  answer?: ((answer: Answer, request: Request) => Answer) | undefined
  /** Answers in its place. */
  instead?: (request: Request) => Answer | undefined
}

export const json = (body: unknown): Pick<Answer, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': 'broken' },
  body: JSON.stringify(body),
})

export const without = (headers: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
