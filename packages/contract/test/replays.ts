import type { ServedAnswer } from 'test/support/startServer'
import { type Operation, examplesOf, resolved } from 'foyer-contract/document/operations'

export interface Replayed {
  status: number
  /** Which example of the contract it is. */
  name: string
  answer: ServedAnswer
}

/** The status used for `default`: one that no operation names. */
const ANY_OTHER = 500

const isPageOnly = (status: string): boolean => status.startsWith('3')

/** Every example of every answer of an operation, and each answer that has no body, as a server would send it. */
export function replays({ responses }: Operation): Replayed[] {
  return Object.entries(responses)
    .filter(([status]) => !isPageOnly(status))
    .flatMap(([key, { headers = {}, content }]) => {
      const status = key === 'default' ? ANY_OTHER : Number(key)
      const given = Object.fromEntries(
        Object.entries(headers).map(([name, header]) => [name, String(resolved(header).example)]),
      )
      const bodiless: Replayed[] = [{ status, name: 'no body', answer: { status, headers: given } }]
      if (!content) return bodiless
      return Object.entries(content).flatMap(([type, media]) =>
        examplesOf(media).map(([name, value]) => ({
          status,
          name: `${type} ${name}`,
          answer: {
            status,
            headers: { ...given, 'Content-Type': type },
            body: type === 'application/json' ? JSON.stringify(value) : value,
          },
        })),
      )
    })
}
