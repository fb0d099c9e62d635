import { as, NOBODY, plain, type Walk } from './walk'

const TICKET = {
  displayName: 'Ada',
  email: 'ada@harbor.test',
  phone: '+15550101067',
  description: 'No code comes.',
}
const STATUS = { body: { onboardingStatus: 'Completed' } }
const PHOTOS = { query: { $top: '6' } }
const PHOTO = { body: { photo: 'data:image/png;base64,iVBORw0KGgo=' } }
const LINK = { body: { phoneNumber: '+15550101067' } }
const EMAIL = { body: { privateEmail: 'ada@home.test' } }
const TAGS = { body: { dataTags: ['news'] } }
const INSTALLER = { query: { mode: 'onboarding' } }

const signedOut = (id: string, ask = {}): Walk => [id, 401, NOBODY, plain(id, ask)]

export const companyWalks: Walk[] = [
  ['fetchHelpInfo', 200, 'there is an address', plain('fetchHelpInfo')],
  ['fetchHelpInfo', 200, 'there is a phone alone', as('phone-only', 'fetchHelpInfo')],
  ['fetchHelpInfo', 200, 'support is elsewhere', as('own-support', 'fetchHelpInfo')],
  ['sendTicket', 200, 'an employee writes', plain('sendTicket', { body: { ...TICKET, company: 'Harbor' } })],
  ['sendTicket', 200, 'a guest does', plain('sendTicket', { body: TICKET })],

  ['sendTicket', 400, 'the fields are missing', plain('sendTicket', { body: {}, wrong: true })],

  ['fetchDevices', 200, 'there are some', as('simple', 'fetchDevices')],
  ['fetchDevices', 200, 'there are thousands', as('many-devices', 'fetchDevices')],
  ['fetchDevices', 200, 'there are none', as('no-devices', 'fetchDevices')],
  signedOut('fetchDevices'),
  ['fetchConnectedApps', 200, 'there are some', as('simple', 'fetchConnectedApps')],
  signedOut('fetchConnectedApps'),
  ['fetchApps', 200, 'the app is to be set up', as('approve-setup', 'fetchApps')],
  signedOut('fetchApps'),

  ['fetchOnboardingStatus', 200, 'the version is 1', as('v1-required', 'fetchOnboardingStatus')],
  ['fetchOnboardingStatus', 200, 'all is done', as('simple', 'fetchOnboardingStatus')],
  signedOut('fetchOnboardingStatus'),
  ['setOnboardingStatus', 200, 'it is one', as('v1-required', 'setOnboardingStatus', STATUS)],
  [
    'setOnboardingStatus',
    400,
    'it is none',
    as('v1-required', 'setOnboardingStatus', { body: { onboardingStatus: 'Lost' }, wrong: true }),
  ],
  signedOut('setOnboardingStatus', STATUS),
  ['fetchUserSettings', 200, 'somebody is new', as('v1-required', 'fetchUserSettings')],
  signedOut('fetchUserSettings'),
  ['updateUserSettings', 200, 'an address is given', as('v1-required', 'updateUserSettings', EMAIL)],
  ['updateUserSettings', 200, 'tags are', as('v1-required', 'updateUserSettings', TAGS)],
  [
    'updateUserSettings',
    400,
    'nothing is',
    as('v1-required', 'updateUserSettings', { body: {}, wrong: true }),
  ],
  signedOut('updateUserSettings', EMAIL),
  ['fetchRandomPhotos', 200, 'six are asked for', as('v1-required', 'fetchRandomPhotos', PHOTOS)],
  signedOut('fetchRandomPhotos', PHOTOS),
  ['setPhoto', 200, 'it is an image', as('v1-required', 'setPhoto', PHOTO)],
  signedOut('setPhoto', PHOTO),
  ['sendDownloadLink', 200, 'it is a number', as('approve-setup', 'sendDownloadLink', LINK)],
  [
    'sendDownloadLink',
    400,
    'it is none',
    as('approve-setup', 'sendDownloadLink', { body: { phoneNumber: 'none' }, wrong: true }),
  ],
  signedOut('sendDownloadLink', LINK),
  ['bypassMobileInstall', 200, 'the app is to be set up', as('approve-setup', 'bypassMobileInstall')],
  signedOut('bypassMobileInstall'),
  [
    'fetchInstallerParameters',
    200,
    'somebody is new',
    as('v1-devicesignin', 'fetchInstallerParameters', INSTALLER),
  ],
  signedOut('fetchInstallerParameters', INSTALLER),
]
