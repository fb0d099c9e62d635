/** A response that never arrives. */
export const HANG = { kind: 'hang' } as const
/** A response without a reason. */
export const FAILED = { kind: 'status', status: 500 } as const
/** A reason that is hard to lay out. */
export const LONG =
  'The request was refused by policy_engine_version_2026_11_with_a_very_long_identifier_that_has_no_blanks_in_it_at_all, rule 17 of the company, which asks for an approval from a device that is managed.'
