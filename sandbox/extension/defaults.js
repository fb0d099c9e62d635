// @ts-check
/** The initial values of the settings page. */
globalThis.DEFAULTS = {
  /** prompt, late, wrong or never */
  behaviour: 'prompt',
  lateMs: 1500,
  name: 'Harbor sandbox computer',
  id: 'sandbox-device-1',
}
