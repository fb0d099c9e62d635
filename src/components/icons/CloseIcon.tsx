import { Icon } from 'src/components/icons/Icon'

/** A cross, for a control that says what it does. */
export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}
