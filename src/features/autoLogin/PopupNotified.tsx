import { TextLink } from 'src/components/actions/AppLink'
import { Sentence } from 'src/components/feedback/Sentence'
import { Step } from 'src/components/layout/step/Step'
import { useMessages } from 'src/messages/useMessages'

interface PopupNotifiedProps {
  address: string
  productName: string
}

/** Shown where the browser does not let the page close a window whose sign-in is complete (addresses/popup-told). */
export function PopupNotified({ address, productName }: PopupNotifiedProps) {
  const say = useMessages()
  return (
    <Step
      heading={say('signedIn.heading')}
      text={say('popupNotified.text')}
      quiet={
        <TextLink href={address}>
          <Sentence words="signedIn.open" values={{ product: productName }} />
        </TextLink>
      }
    />
  )
}
