import { ServiceError, type Failure } from 'src/services/http/serviceError'

/** The error that a service throws for each way in which a call can fail. */
export const failureOfKind = (kind: Failure['kind'], more: Partial<Failure> = {}): ServiceError =>
  new ServiceError({ kind, ...more })
