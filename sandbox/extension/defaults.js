// @ts-check
/** What the settings page shows before anybody has changed it. */
globalThis.DEFAULTS = {
  /** prompt, late, wrong or never */
  behaviour: 'prompt',
  lateMs: 1500,
  name: 'Harbor sandbox computer',
  id: 'sandbox-device-1',
}
