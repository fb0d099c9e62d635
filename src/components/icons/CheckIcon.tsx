import { Icon } from 'src/components/icons/Icon'

/** What is done or holds. */
export function CheckIcon() {
  return (
    <Icon>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  )
}
