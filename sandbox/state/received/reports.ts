import * as v from 'valibot'

/** One report of the app, in the form of the Reporting API. */
export const REPORT = v.object({
  type: v.pipe(v.string(), v.maxLength(100)),
  age: v.pipe(v.number(), v.minValue(0)),
  url: v.pipe(v.string(), v.maxLength(2048)),
  user_agent: v.pipe(v.string(), v.maxLength(1024)),
  body: v.record(v.string(), v.unknown()),
})

/** A stored report. */
export interface Report extends v.InferOutput<typeof REPORT> {
  /** The time of arrival, in milliseconds since the epoch. */
  at: number
}

export const MOST_REPORTS = 200
