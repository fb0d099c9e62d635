import { useDispatch, useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { PrimaryButton } from 'src/components/actions/Button'
import { Step } from 'src/components/layout/step/Step'
import { Apps } from 'src/features/mobileSetup/Apps'
import { selectApps } from 'src/features/mobileSetup/appsSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

/** Getting the mobile app (factors/mobile-wizard). */
export function MobileWizardScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const apps = useSelector(selectApps)
  return (
    <Step
      heading={say('mobileWizard.heading')}
      text={say('mobileWizard.text')}
      who={<AccountChip />}
      act={
        <PrimaryButton
          type="button"
          onClick={() => dispatch(sessionEvents.routeFollowed(ROUTES.sessionStatus))}
        >
          {say('login.continue')}
        </PrimaryButton>
      }
    >
      <Apps apps={apps} />
    </Step>
  )
}
