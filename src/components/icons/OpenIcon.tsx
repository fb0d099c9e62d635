import { Icon } from 'src/components/icons/Icon'

/** What is still to do. */
export function OpenIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4.5" />
    </Icon>
  )
}
