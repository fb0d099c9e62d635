import { TextLink } from 'src/components/actions/AppLink'
import { Sentence } from 'src/components/feedback/Sentence'
import { Step } from 'src/components/layout/step/Step'
import { useMessages } from 'src/messages/useMessages'

interface PopupNotifiedProps {
  address: string
  productName: string
}

/** Where the browser keeps a window open whose sign-in is done (addresses/popup-told). */
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
