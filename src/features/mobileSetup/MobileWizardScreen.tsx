import { useDispatch, useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { PrimaryButton } from 'src/components/actions/Button'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Text } from 'src/components/layout/Text'
import { Apps } from 'src/features/mobileSetup/Apps'
import { selectApps } from 'src/features/mobileSetup/appsSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/** Getting the mobile app (factors/mobile-wizard). */
export function MobileWizardScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const apps = useSelector(selectApps)
  return (
    <Card>
      <Heading>{say('mobileWizard.heading')}</Heading>
      <Text>{say('mobileWizard.text')}</Text>
      <Apps apps={apps} />
      <PrimaryButton
        type="button"
        onClick={() => dispatch(sessionEvents.routeFollowed(ROUTES.sessionStatus))}
      >
        {say('login.continue')}
      </PrimaryButton>
    </Card>
  )
}
