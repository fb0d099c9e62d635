/** The toolkit's checks in development, without their warnings about the time that they take. */
export const UNTIMED = {
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
} as const
