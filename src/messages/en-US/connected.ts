/** The texts of the devices and apps that use the password. */
export const connected = {
  'connected.devices': 'Connected devices',
  'connected.apps': 'Connected apps',
  'connected.noDevices': 'No connected devices',
  'connected.noApps': 'No connected apps',
  'connected.wipe.pending': 'Remote wipe: pending',
  'connected.wipe.inProgress': 'Remote wipe: in progress',
  'connected.wipe.done': 'Remote wipe: done',
  'connected.wipe.failed': 'Remote wipe: failed',
  'connected.gotIt': 'Got it',
  'connected.about': 'After the change, enter the new password on each of these that has the old one saved.',
  'connected.showAll': 'Show all {n}',
  'connected.filter': 'Filter by name or place',
  'connected.found': '{n} of {total}',
} as const
