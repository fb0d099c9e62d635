import { useDispatch, useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { PrimaryButton } from 'src/components/Button'
import { Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { Text } from 'src/components/Text'
import { Apps } from 'src/features/mfa/Apps'
import { selectApps } from 'src/features/mfa/appsSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/** Getting the mobile app (spec §2 `/mobile-wizard`). */
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
