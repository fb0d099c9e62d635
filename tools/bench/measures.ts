import { hosts } from './hosts'
import { journeys } from './journeys/journeys'
import { lighthouse } from './lighthouse/lighthouse'
import { loads } from './load/loads'
import type { Measure } from './measure'
import { packages } from './packages'
import { patterns } from './patterns'
import { returning } from './release/returning'
import { scrolling } from './scroll'

/** The measurements of `npm run bench`, in order. */
export const MEASURES: Measure[] = [
  packages,
  loads,
  returning,
  lighthouse,
  journeys,
  hosts,
  patterns,
  scrolling,
]
