import type { Decision, Explained } from 'scenarios/map/decision'
import type { Table } from 'scenarios/scenario'

/** The entries of docs/flows.md for one journey. */
export interface Flows {
  tables?: readonly Table[]
  /** Its own decisions on the map, by the name that they have there. */
  decisions?: Readonly<Record<string, Decision>>
  /** Its arrows that no scenario walks, and why. */
  explained?: readonly Explained[]
}
