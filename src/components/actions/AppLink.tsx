import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { look, second } from 'src/components/actions/Button'
import { BASE_PATH } from 'src/constants/basePath'
import type { Route } from 'src/constants/routes'

/** A link in the run of a screen, tall enough to be touched. */
export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: ${({ theme }) => theme.size.target};
  min-height: ${({ theme }) => theme.size.target};
  color: ${({ theme }) => theme.color.link};
  text-underline-offset: 0.2em;
  &[data-raised] {
    ${look}
    ${second}
  }
`

interface AppLinkProps {
  to: Route
  onFollow: () => void
  /** It closes: as a way out it has no arrow. */
  closes?: true
  /** Looks like a secondary button, because it is the next step for most people. The element stays the same, so that it keeps the focus. */
  raised?: object | false | undefined
  children: ReactNode
}

/** A link within the app: handles a plain click, and leaves one that opens a new tab or window to the browser. */
export function AppLink({ to, onFollow, closes, raised, children }: AppLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow()
  }
  return (
    <TextLink
      href={BASE_PATH + to}
      onClick={follow}
      data-close={closes}
      data-raised={raised ? '' : undefined}
    >
      {children}
    </TextLink>
  )
}
