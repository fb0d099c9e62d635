import { ALL } from './journeys/all'
import type { SpecRow } from './specRow'

/** The calls that the app has to make, row by row, with the answers that it distinguishes (calls/contract). */
export const SPEC_ROWS: SpecRow[] = ALL.flatMap(({ rows = [] }) => rows)
