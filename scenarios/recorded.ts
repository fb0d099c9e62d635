import { TABLES } from 'scenarios/all'
import type { Walk } from 'scenarios/scenario'

/** The file of a walk: its table and its name. */
const fileOf = (id: string, name: string): string => `${id}-${name}`.replace(/\W+/g, '-').toLowerCase()

/** The walks that are recorded in scenarios/recordings/, each by the name of its file: together they run nearly every effect of every saga. */
export const RECORDED: readonly (readonly [file: string, walk: Walk])[] = TABLES.flatMap(({ id, rows }) =>
  rows.flatMap(({ name, walk, recorded }): [string, Walk][] =>
    recorded && walk ? [[fileOf(id, name), walk]] : [],
  ),
)
