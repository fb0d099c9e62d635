import { TextLink } from 'src/components/actions/AppLink'
import { ProductSentence } from 'src/components/feedback/Sentence'
import { Step } from 'src/components/layout/step/Step'
import { useMessages } from 'src/messages/useMessages'

/** Shown where the browser does not let the page close a window whose sign-in is complete (addresses/popup-told). */
export function PopupNotified({ address }: { address: string }) {
  const t = useMessages()
  return (
    <Step
      heading={t('signedIn.heading')}
      text={t('popupNotified.text')}
      quiet={
        <TextLink href={address}>
          <ProductSentence words="signedIn.open" />
        </TextLink>
      }
    />
  )
}
