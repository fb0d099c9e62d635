/** Creates the holder of a secret that one journey shows. The secret is only in this page's memory, and never in the store or in a recording (security/secrets). */
export function createSecret() {
  let held = ''
  const watchers = new Set<() => void>()
  const hold = (secret: string): void => {
    held = secret
    for (const changed of watchers) changed()
  }
  return {
    hold,
    /** Returns the secret, or '' if there is none. */
    read: (): string => held,
    drop: (): void => hold(''),
    /** Calls `changed` after each change; returns the function that ends this. */
    watch: (changed: () => void): (() => void) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
