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

/** The QR code of a longer address is too fine for a camera; QR codes end at 2,331 characters. */
const SCANNED_MAX = 1000

const isScanned = ({ platform, url }: App): boolean =>
  (platform === 'ios' || platform === 'android') && url.length <= SCANNED_MAX

/** The apps of the phone that the page is on. */
export const ownApps = (apps: App[], platform: PhonePlatform | undefined): App[] =>
  apps.filter(app => app.platform === platform)

interface GetAppProps {
  apps: App[]
  /** The phone that the page is on. */
  platform: PhonePlatform | undefined
}

/** The way to the app: on a phone its own store, on a computer a code to scan for one of the phones' stores (factors/setup-own-store, factors/setup-qr). */
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
