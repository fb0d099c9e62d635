import { Icon } from 'src/components/icons/Icon'

/** Opens what is below. */
export function ChevronIcon() {
  return (
    <Icon>
      <path d="M7 10l5 5 5-5" />
    </Icon>
  )
}
