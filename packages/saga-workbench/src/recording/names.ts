/** The names by which the workbench recognizes parts of an app. A recording contains them, so that it can be read without the app. */
export interface SagaNames {
  /** The saga that starts all others; it may have other arguments in another run. */
  root?: string
  /** The saga that runs a journey again after an error: a journey that only waits is omitted from a comparison. */
  runner?: string
  /** The saga that starts a journey when its route is shown. */
  router?: string
  /** The saga that waits for a deadline in several delays. */
  countdown?: string
  /** Prefixes of functions that return a time. */
  clocks?: readonly string[]
  /** The member of a race that is the journey of a screen, and the members that end it. */
  journey?: string
  endings?: readonly string[]
  /** The member of a race that limits a wait. */
  limit?: string
  /** The slice whose events may occur on any screen: a sentence names them last. */
  anytime?: string
  /** The folder of the app's source; `src/` by default. */
  sources?: string
  /** Modules between a saga and redux-saga, such as one with typed effects: an effect was not created there. */
  between?: readonly string[]
}

/** The prefix of redux-first-history's actions, and the type of its event for a changed location. */
export const ROUTER_ACTIONS = '@@router/'
export const LOCATION_CHANGE = '@@router/LOCATION_CHANGE'

export const sourcesOf = ({ sources = 'src/' }: SagaNames): string => sources

/** Whether a file belongs to the sagas of the app, and not to a library or to its own effects. */
export const isOwnPlace = (place: string, { between = [] }: SagaNames): boolean =>
  place !== '' &&
  !/^node_modules|saga-workbench\//.test(place) &&
  !between.some(module => place.startsWith(module))
