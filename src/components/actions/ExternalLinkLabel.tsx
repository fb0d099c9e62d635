import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from 'src/components/icons/Icon'

/** The icon is right behind the last word, also where the words take several lines: balanced, they leave no line to the icon alone. */
const Words = styled.span`
  text-wrap: balance;
  svg {
    width: 1em;
    height: 1em;
    margin-inline-start: 0.375em;
    vertical-align: -0.125em;
  }
`

/** Leads out of the app, into a window of its own. */
function ExternalLinkIcon() {
  return (
    <Icon>
      <path d="M10 6H6v12h12v-4M14 5h5v5M19 5l-8 8" />
    </Icon>
  )
}

/** The text of a link that opens a window of its own, with the icon that says so. */
export function ExternalLinkLabel({ children }: { children: ReactNode }) {
  return (
    <Words>
      {children}
      <ExternalLinkIcon />
    </Words>
  )
}
