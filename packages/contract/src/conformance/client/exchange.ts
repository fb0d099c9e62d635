/** A response of the backend as it came, with the step that made the call. */
export interface Exchange {
  step: string
  status: number
  /** By lower-case name. */
  headers: Record<string, string>
  text: string
}
