/** The toolkit's checks of development, without their word on how long they took. */
export const UNTIMED = {
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
} as const
