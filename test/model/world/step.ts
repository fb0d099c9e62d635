/** The actions that a walk may take only a few times. */
export type Cost = 'fault' | 'close' | 'crash' | 'time' | 'tab' | 'sign-in' | 'wrong' | 'visit' | 'sign-out'

/** One thing that can happen next. */
export interface Step {
  label: string
  /** How many tickets it has in the draw of a walk; 1 if absent. */
  often?: number
  costs?: Cost
  run: () => unknown
}
