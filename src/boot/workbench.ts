import { errorName } from 'src/services/log'
import { type Failure, ServiceError } from 'src/services/http/serviceError'
import { isSecret, isSecretBare, maskAction, maskOf } from 'src/store/maskAction'
import type { WorkbenchOptions } from 'saga-workbench/options'

/** Describes this app to the workbench (docs/workbench.md): the only part of the app that knows it, apart from the recording of a ticket. */
export const WORKBENCH = {
  masking: { isSecret, isSecretBare, maskAction, maskOf },
  names: {
    root: 'rootSaga',
    runner: 'keepAlive',
    router: 'whileRouteActive',
    countdown: 'untilDeadline',
    clocks: ['now', 'millisecondsLeft'],
    journey: 'journey',
    endings: ['left', 'closed'],
    limit: 'late',
    anytime: 'session',
    between: ['src/sagas/effects'],
  },
  errorName,
  // The developer chooses the failure in the room, from the kinds that the app uses.
  failing: failure => new ServiceError(failure as unknown as Failure),
} satisfies WorkbenchOptions
