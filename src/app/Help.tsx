import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { ROUTES } from 'src/constants/routes'
import { AppLink } from 'src/components/actions/AppLink'
import { LazyScreen } from 'src/components/feedback/LazyScreen'
import { Status } from 'src/components/feedback/ProblemAlert'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { helpActions, selectHelp } from 'src/features/support/helpSlice'
import { useMessages } from 'src/messages/useMessages'
import { type Adopt, loadWithJourney } from 'src/app/loadWithJourney'

/** Below the link, where it needs no reserved space. */
const Loading = styled(Status)`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: ${({ theme }) => theme.space.xl};
  font-size: ${({ theme }) => theme.font.small};
`

/** 'Get help', and the modal that it or 'Contact support' opens; if it fails to load, the form's page replaces it (support/get-help). */
export function Help({ adopt }: { adopt: Adopt }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const { opening } = useSelector(selectHelp)
  const load = useMemo(() => {
    const loadModal = loadWithJourney(async () => {
      const { HelpModal, journey } = await import('src/app/routes/support')
      return { default: HelpModal, journey }
    }, adopt)
    return () =>
      loadModal().catch(() => {
        dispatch(helpActions.modalFailed())
        return () => null
      })
  }, [adopt, dispatch])
  return (
    <>
      <AppLink to={ROUTES.supportForm} onFollow={() => dispatch(sessionEvents.helpRequested())}>
        {t('action.getHelp')}
      </AppLink>
      {opening > 0 && (
        <LazyScreen
          key={opening}
          load={load}
          loading={<Loading>{t('screen.loading')}</Loading>}
          fallback={() => null}
        />
      )}
    </>
  )
}
