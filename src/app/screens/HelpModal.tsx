import { useDispatch, useSelector } from 'react-redux'
import { supportParts } from 'src/app/journeys/supportParts'
import { ROUTES } from 'src/constants/routes'
import { FORM_RESET_MS } from 'src/constants/timings'
import { ErrorBoundary, ErrorText } from 'src/components/feedback/ErrorScreen'
import { useSettled } from 'src/components/feedback/useSettled'
import { CloseButton } from 'src/components/actions/CloseButton'
import { Modal } from 'src/components/layout/Modal'
import { helpActions, selectHelp } from 'src/features/support/helpSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { SUPPORT_HEADING, SupportPanel } from 'src/features/support/SupportPanel'
import { useMessages } from 'src/messages/useMessages'
import { reportCrash } from 'src/services/log'

const report = (error: unknown) => reportCrash('support form', error)

/** Shows the help form above the screen. Its key must be the opening. Its fields are unmounted 500 ms after it closes (support/closing). */
export function HelpModal() {
  const t = useMessages()
  const dispatch = useDispatch()
  const open = useSelector(selectHelp).modal === 'open'
  const onPage = useSelector(selectRoute) === ROUTES.supportForm
  const gone = useSettled(open ? undefined : true, FORM_RESET_MS)
  if (gone || onPage) return null

  const close = () => dispatch(helpActions.closed())
  const trouble = (retry: () => void) => (
    <>
      <CloseButton onClose={close} />
      <ErrorText headingId={SUPPORT_HEADING} onRetry={retry} />
    </>
  )
  return (
    <Modal open={open} labelledBy={SUPPORT_HEADING} onClose={close} label={t('support.heading')}>
      <ErrorBoundary fallback={trouble} report={report}>
        <SupportPanel parts={supportParts} />
      </ErrorBoundary>
    </Modal>
  )
}
