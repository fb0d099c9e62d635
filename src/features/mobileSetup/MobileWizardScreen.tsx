import { useDispatch, useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { PrimaryButton } from 'src/components/actions/Button'
import { Apps } from 'src/features/mobileSetup/Apps'
import { selectApps } from 'src/features/mobileSetup/mobileSetupSlices'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/** Offers the mobile app (factors/mobile-wizard). */
export function MobileWizardScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const apps = useSelector(selectApps)
  return (
    <PersonStep
      heading={t('mobileWizard.heading')}
      text={t('mobileWizard.text')}
      act={
        <PrimaryButton
          type="button"
          onClick={() => dispatch(sessionEvents.routeFollowed(ROUTES.sessionStatus))}
        >
          {t('login.continue')}
        </PrimaryButton>
      }
    >
      <Apps apps={apps} />
    </PersonStep>
  )
}
