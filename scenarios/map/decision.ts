import type { Route } from 'src/constants/routes'
import type { Table } from 'scenarios/scenario'

/** Pages outside the app. */
export type Outside =
  | 'identity provider'
  | 'device check'
  | 'web app'
  | 'onboarding of the web app'
  | 'sign-up'
  | 'welcome page'
  | 'return address'
  | 'window that waits'

/** The decisions of a sign-in, to which others lead. Those of a part lead nowhere but to these and to screens. */
export type DecisionName =
  | 'lookup'
  | 'password'
  | 'first step'
  | 'session status'
  | 'checks'
  | 'install'
  | 'simple login'
  | 'passkey'
  | 'caller'
  | 'end'
  | 'whose password'
  | 'phone'

/** Where an answer leads: to a screen, to a page outside, on to another decision; or the screen stays, or its saga goes on. */
export type To = Route | DecisionName | Outside | 'stays'

/** A decision of the app: which screens or other decisions ask for it, and where each member of its union leads. */
export interface Decision<Answer extends string = string> {
  module: string
  name: string
  askedBy: readonly (Route | DecisionName)[]
  answers: Readonly<Record<Answer, To>>
}

/** Returns a decision of a file below `src/features`; its type names every member of the union that the app's own decision gives. */
export const decision = <Answer extends string>(
  file: string,
  name: string,
  askedBy: Decision['askedBy'],
  answers: Decision<Answer>['answers'],
): Decision<Answer> => ({ module: `src/features/${file}`, name, askedBy, answers })

export type Kind<T> = T extends { kind: infer K extends string } ? K : never

/** Arrows that no scenario walks, each as `edgeLine` writes it, and why. */
export interface Explained {
  why: string
  edges: readonly string[]
}

/** The entries of docs/flows.md for one journey. */
export interface Flows {
  tables?: readonly Table[]
  /** Its own decisions on the map, by the name that they have there. */
  decisions?: Readonly<Record<string, Decision>>
  /** Its arrows that no scenario walks, and why. */
  explained?: readonly Explained[]
}
