import { fetchActivationCode } from 'src/services/api/factorService'
import * as service from 'src/services/api/mobileSetupService'
import type { JourneyCalls } from '../../journey'
import { by } from '../../walks/walk'

export const mobileSetup: JourneyCalls = {
  calls: {
    fetchActivationCode: [() => fetchActivationCode()],
    fetchApps: [() => service.fetchApps()],
    sendDownloadLink: [(_, acting) => service.sendDownloadLink('+12025550100', acting)],
    bypassMobileInstall: [(_, acting) => service.bypassMobileInstall(acting)],
  },
  walks: [
    by('approve-setup', 'fetchActivationCode', 200, 'the app is to be set up'),
    by('approve-setup', 'fetchSessionStatus', 202, 'the app is to be set up'),
    by('approve-setup', 'fetchApps', 200, 'the app is to be set up'),
    by('approve-setup', 'sendDownloadLink', 200, 'it is a number', {
      body: { phoneNumber: '+15550101067' },
    }),
    by('approve-setup', 'sendDownloadLink', 400, 'it is none', {
      body: { phoneNumber: 'none' },
      wrong: true,
    }),
    by('approve-setup', 'bypassMobileInstall', 200, 'the app is to be set up'),
  ],
  unasked: ['fetchApps', 'fetchActivationCode'],
}
