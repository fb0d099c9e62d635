import type { ReactNode } from 'react'

/** The base of all icons: one grid, one stroke, in the size and colour of the text. The text beside an icon gives its meaning. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export type Tone = 'danger' | 'notice' | 'success'

/** The path in the circle of each tone's icon. */
const TONE_PATHS: Record<Tone, string> = {
  danger: 'M12 7.5v5.5M12 16.5h.01',
  notice: 'M12 11v5.5M12 7.5h.01',
  success: 'M8 12.5l2.8 2.8L16.5 9.5',
}

export const ToneIcon = ({ tone }: { tone: Tone }) => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d={TONE_PATHS[tone]} />
  </Icon>
)

/** A door ajar: the product's own sign. */
export const DoorIcon = () => (
  <Icon>
    <path d="M3 21h18M18 21V3H6v18" />
    <path d="M6 3l7 3v15H6z" fill="currentColor" />
  </Icon>
)

/** Marks a completed step or a rule that is met. */
export const CheckIcon = () => (
  <Icon>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
)

/** Marks a button that opens the content below it. */
export const ChevronIcon = () => (
  <Icon>
    <path d="M7 10l5 5 5-5" />
  </Icon>
)
