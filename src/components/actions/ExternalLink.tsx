import { type ComponentPropsWithRef, createContext, use } from 'react'

const NativeClient = createContext(false)

/** Whether the page is in the native client, for its links. */
export const NativeClientProvider = NativeClient.Provider

type ExternalLinkProps = Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'>

/** A link that leaves the app. In the native client it asks for a new window, which the client opens in the person's browser (docs/embedding.md). */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
  const target = use(NativeClient) ? { target: '_blank' } : {}
  return (
    <a {...link} {...target} rel="noopener noreferrer">
      {children}
    </a>
  )
}
