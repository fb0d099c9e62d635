import { Icon } from 'src/components/icons/Icon'

/** A door ajar: the product's own sign. */
export function DoorIcon() {
  return (
    <Icon>
      <path d="M3 21h18M18 21V3H6v18" />
      <path d="M6 3l7 3v15H6z" fill="currentColor" />
    </Icon>
  )
}
