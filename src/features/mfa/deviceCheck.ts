import type { Factor } from 'src/features/mfa/factor'

const VERSION_2 = 'deviceComplianceV2'

/** The device-check app: the browser opens it, with the step's marker in version 2. */
export const deviceCheck: Factor = {
  types: ['deviceCompliance', VERSION_2],
  destination: ({ type, loginMarker }) => {
    if (type !== VERSION_2) return { kind: 'deviceCheck', version: 1 }
    return { kind: 'deviceCheck', version: 2, ...(loginMarker && { loginMarker }) }
  },
}
