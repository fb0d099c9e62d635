import { Icon } from 'src/components/icons/Icon'

/** Marks a button that opens the content below it. */
export function ChevronIcon() {
  return (
    <Icon>
      <path d="M7 10l5 5 5-5" />
    </Icon>
  )
}
