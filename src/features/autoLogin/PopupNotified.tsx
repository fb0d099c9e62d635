import { TextLink } from 'src/components/actions/AppLink'
import { ProductSentence } from 'src/components/feedback/ProductSentence'
import { Step } from 'src/components/layout/step/Step'
import { useMessages } from 'src/messages/useMessages'

/** Where the browser keeps a window open whose sign-in is done (addresses/popup-told). */
export function PopupNotified({ address }: { address: string }) {
  const say = useMessages()
  return (
    <Step
      heading={say('signedIn.heading')}
      text={say('popupNotified.text')}
      quiet={
        <TextLink href={address}>
          <ProductSentence words="signedIn.open" />
        </TextLink>
      }
    />
  )
}
