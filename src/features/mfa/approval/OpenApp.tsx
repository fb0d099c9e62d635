import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { TextLink } from 'src/components/actions/AppLink'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { useMessages } from 'src/messages/useMessages'

const AppLinkText = styled.p`
  margin-block-end: ${({ theme }) => theme.space.s};
`

/**
 * Opens the mobile app on the phone that shows the page, if the server sends an address for it. The page stays open
 * and waits (factors/open-app).
 */
export function OpenApp({ url }: { url: string | undefined }) {
  const t = useMessages()
  const device = useSelector(selectDevice)
  if (url === undefined || device !== 'mobile') return null
  // A web address that no app handles must not replace this page.
  const target = /^https?:/.test(url) ? '_blank' : undefined
  return (
    <AppLinkText>
      <TextLink href={url} target={target} rel="noopener noreferrer">
        {t('challenge.openApp')}
      </TextLink>
    </AppLinkText>
  )
}
