import { fetchActivationCode } from 'src/services/api/factorService'
import * as service from 'src/services/api/mobileSetupService'
import type { JourneyCalls } from '../journey'
import { as, NOBODY, plain, withoutSession } from '../walks/walk'

const LINK = { body: { phoneNumber: '+15550101067' } }

export const mobileSetup: JourneyCalls = {
  calls: {
    fetchActivationCode: [() => fetchActivationCode()],
    fetchApps: [() => service.fetchApps()],
    sendDownloadLink: [(_, acting) => service.sendDownloadLink('+12025550100', acting)],
    bypassMobileInstall: [(_, acting) => service.bypassMobileInstall(acting)],
  },
  walks: [
    ['fetchActivationCode', 200, 'the app is to be set up', as('approve-setup', 'fetchActivationCode')],
    ['fetchActivationCode', 401, NOBODY, plain('fetchActivationCode')],
    ['fetchSessionStatus', 202, 'the app is to be set up', as('approve-setup', 'fetchSessionStatus')],
    ['fetchApps', 200, 'the app is to be set up', as('approve-setup', 'fetchApps')],
    withoutSession('fetchApps'),
    ['sendDownloadLink', 200, 'it is a number', as('approve-setup', 'sendDownloadLink', LINK)],
    [
      'sendDownloadLink',
      400,
      'it is none',
      as('approve-setup', 'sendDownloadLink', { body: { phoneNumber: 'none' }, wrong: true }),
    ],
    withoutSession('sendDownloadLink', LINK),
    ['bypassMobileInstall', 200, 'the app is to be set up', as('approve-setup', 'bypassMobileInstall')],
    withoutSession('bypassMobileInstall'),
  ],
  acting: [
    ['sendDownloadLink', 'approve-setup', { phoneNumber: '+12025550100' }],
    ['bypassMobileInstall', 'approve-setup'],
  ],
  rows: [
    { id: 'fetchActivationCode', method: 'get', path: '/api/auth/v2/activation-code' },
    { id: 'fetchApps', method: 'get', path: '/api/online/v1/apps' },
    {
      id: 'sendDownloadLink',
      method: 'post',
      path: '/api/onboarding/v2/send-download-link',
      fields: ['phoneNumber'],
      added: ['userName'],
      statuses: ['200', '409'],
    },
    {
      id: 'bypassMobileInstall',
      method: 'post',
      path: '/api/onboarding/v2/bypass-mobile-install',
      added: ['userName'],
      statuses: ['200', '409'],
    },
  ],
  unasked: ['fetchApps', 'fetchActivationCode'],
}
