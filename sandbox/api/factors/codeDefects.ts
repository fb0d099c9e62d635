import type { World } from 'sandbox/state/world'

/** Whether a defect takes a code for right that is another one's, or was right once. */
export const isTakenWrongly = (world: World, username: string, code: string): boolean =>
  (world.defects.has('used-code') && world.phones.hasUsed(username, code)) ||
  (world.defects.has('any-mailbox') && world.phones.isElsewhere(username, code))
