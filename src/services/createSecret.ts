/** Creates the holder of a secret that one journey shows: in the memory of this page alone, and neither in the store nor in a recording (security/secrets). */
export function createSecret() {
  let held = ''
  return {
    hold(secret: string): void {
      held = secret
    },
    /** Returns the secret, or '' if there is none. */
    read: (): string => held,
    drop(): void {
      held = ''
    },
  }
}
