import styled from 'styled-components'
import { PrimaryButton } from 'src/components/actions/Button'
import { ExternalLink } from 'src/components/actions/ExternalLink'
import { AppList, AppName } from 'src/features/mobileSetup/Apps'
import { StoreCodes } from 'src/features/mobileSetup/StoreCodes'
import type { App } from 'src/services/api/mobileSetupService'
import type { PhonePlatform } from 'src/services/device/phonePlatform'

const OwnStore = styled(PrimaryButton)`
  margin-block-end: ${({ theme }) => theme.space.m};
`

/** A longer address makes a QR code too dense for a camera. The format ends at 2,331 characters. */
const SCANNED_MAX = 1000

const isScanned = ({ platform, url }: App): boolean =>
  (platform === 'ios' || platform === 'android') && url.length <= SCANNED_MAX

/** Returns the apps for the phone that shows the page. */
export const ownApps = (apps: App[], platform: PhonePlatform | undefined): App[] =>
  apps.filter(app => app.platform === platform)

interface GetAppProps {
  apps: App[]
  /** The platform of the phone that shows the page; undefined on a computer. */
  platform: PhonePlatform | undefined
}

/**
 * Leads to the app: on a phone to its own store, on a computer to a QR code for the store of the chosen phone
 * (factors/setup-own-store, factors/setup-qr).
 */
export function GetApp({ apps, platform }: GetAppProps) {
  const own = ownApps(apps, platform)
  if (own.length > 0) {
    return own.map(app => (
      <OwnStore key={app.url} as={ExternalLink} href={app.url}>
        <AppName app={app} />
      </OwnStore>
    ))
  }
  const [first, ...others] = platform ? [] : apps.filter(isScanned)
  return first ? <StoreCodes apps={apps} scanned={[first, ...others]} /> : <AppList apps={apps} />
}
