import { Icon } from 'src/components/icons/Icon'

/** Marks a completed step or a rule that is met. */
export function CheckIcon() {
  return (
    <Icon>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  )
}
