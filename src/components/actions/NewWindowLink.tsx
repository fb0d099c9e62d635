import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { TextLink } from 'src/components/actions/AppLink'
import { Icon } from 'src/components/icons/Icon'

/** Keeps the icon next to the last word when the text wraps. Balanced text never leaves a line that contains only the icon. */
const Words = styled.span`
  text-wrap: balance;
  svg {
    width: 1em;
    height: 1em;
    margin-inline-start: 0.375em;
    vertical-align: -0.125em;
  }
`

/** A link that opens a new window, with the icon for it. */
export const NewWindowLink = ({ children, ...link }: ComponentPropsWithRef<'a'>) => (
  <TextLink {...link} target="_blank" rel="noopener noreferrer">
    <Words>
      {children}
      <Icon>
        <path d="M10 6H6v12h12v-4M14 5h5v5M19 5l-8 8" />
      </Icon>
    </Words>
  </TextLink>
)
