import { type Failure, ServiceError } from 'src/services/http/serviceError'

/** What a service throws for each way in which a call can fail. */
export const failureOfKind = (kind: Failure['kind'], more: Partial<Failure> = {}): ServiceError =>
  new ServiceError({ kind, ...more })
