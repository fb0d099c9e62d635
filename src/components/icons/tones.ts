export type Tone = 'danger' | 'notice' | 'success'

/** The path in the circle of each tone's icon. */
export const TONE_PATHS: Record<Tone, string> = {
  danger: 'M12 7.5v5.5M12 16.5h.01',
  notice: 'M12 11v5.5M12 7.5h.01',
  success: 'M8 12.5l2.8 2.8L16.5 9.5',
}
