import { TextLink } from 'src/components/actions/AppLink'
import { BASE_PATH } from 'src/constants/basePath'
import { SlowNotice } from 'src/features/waiting/SlowNotice'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

/**
 * Shown while another page opens: for which person it opens, and how to try again if it does not. The start page
 * redirects a signed-in person (waits/leaving).
 */
export function LeavingNotice() {
  const t = useMessages()
  return (
    <>
      <AccountChip fixed />
      <SlowNotice>
        <TextLink href={`${BASE_PATH}/`}>{t('action.tryAgain')}</TextLink>
      </SlowNotice>
    </>
  )
}
