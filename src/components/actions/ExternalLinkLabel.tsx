import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ExternalLinkIcon } from 'src/components/icons/ExternalLinkIcon'

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  /* The icon is not underlined, its words are. */
  svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`

/** The text of a link that opens a window of its own, with the icon that says so. */
export function ExternalLinkLabel({ children }: { children: ReactNode }) {
  return (
    <Words>
      <span>{children}</span>
      <ExternalLinkIcon />
    </Words>
  )
}
