import { Icon } from 'src/components/icons/Icon'

/** Leads out of the app, into a window of its own. */
export function ExternalLinkIcon() {
  return (
    <Icon>
      <path d="M10 6H6v12h12v-4M14 5h5v5M19 5l-8 8" />
    </Icon>
  )
}
