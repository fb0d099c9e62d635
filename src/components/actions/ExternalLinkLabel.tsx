import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ExternalLinkIcon } from 'src/components/icons/ExternalLinkIcon'

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

/** The text of a link that opens a window of its own, with the icon that says so. */
export function ExternalLinkLabel({ children }: { children: ReactNode }) {
  return (
    <Words>
      {children}
      <ExternalLinkIcon />
    </Words>
  )
}
