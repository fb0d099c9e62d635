import type { FactorDestination } from 'src/features/mfa/factor'
import { authenticatorSteps } from 'scenarios/factors/authenticatorSteps'
import { emailSteps } from 'scenarios/factors/emailSteps'
import { oneTimeSteps } from 'scenarios/factors/oneTimeSteps'
import { otherSteps } from 'scenarios/factors/otherSteps'
import { type StepFacts } from 'scenarios/factors/stepFacts'
import { textSteps } from 'scenarios/factors/textSteps'
import { type Table } from 'scenarios/scenario'

export const firstSteps: Table<StepFacts, FactorDestination> = {
  id: 'first-step',
  columns: ['first step', 'stored', 'destination'],
  rows: [...textSteps, ...emailSteps, ...oneTimeSteps, ...authenticatorSteps, ...otherSteps],
}
