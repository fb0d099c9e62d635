import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { AppLink } from 'src/components/actions/AppLink'
import { sessionEvents } from 'src/features/session/sessionEvents'

/** Leads to the support form (support/get-help). */
export function HelpLink({ children }: { children: ReactNode }) {
  const dispatch = useDispatch()
  return (
    <AppLink to={ROUTES.supportForm} onFollow={() => dispatch(sessionEvents.helpRequested())}>
      {children}
    </AppLink>
  )
}
