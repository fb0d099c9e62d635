import { useSelector } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { Heading } from 'src/components/layout/Heading'
import { DelayedFallback } from 'src/components/feedback/DelayedFallback'
import { ConnectedRegion } from 'src/features/connected/ConnectedRegion'
import { selectConnected } from 'src/features/connected/connectedSlice'
import { useMessages } from 'src/messages/useMessages'

/** What else uses the password: the devices and apps to change it on, before it is changed (password-change/intro). */
export function ConnectedIntro({ onContinue }: { onContinue: () => void }) {
  const say = useMessages()
  const { devices, apps, ...time } = useSelector(selectConnected)
  const all = (
    <>
      <ConnectedRegion kind="device" region={devices} {...time} />
      <ConnectedRegion kind="app" region={apps} {...time} />
      <PrimaryButton type="button" onClick={onContinue}>
        {say('connected.gotIt')}
      </PrimaryButton>
    </>
  )
  return (
    <>
      <Heading>{say('changePassword.heading')}</Heading>
      {/* Quick lists come in one go: what is below them does not move. */}
      <DelayedFallback ready={devices.state !== 'loading' && apps.state !== 'loading'} waiting={all}>
        {all}
      </DelayedFallback>
    </>
  )
}
