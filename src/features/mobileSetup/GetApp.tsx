import { useState } from 'react'
import styled from 'styled-components'
import { PrimaryButton } from 'src/components/actions/Button'
import { ExternalLink } from 'src/components/actions/ExternalLink'
import { MutedText } from 'src/components/layout/Text'
import { AppAddress, AppList, appName } from 'src/features/mobileSetup/Apps'
import { ScanToGet } from 'src/features/mobileSetup/ScanToGet'
import { useMessages } from 'src/messages/useMessages'
import type { App } from 'src/services/api/mobileSetupService'
import { readPhonePlatform } from 'src/services/browser/phonePlatform'

const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  margin-block-end: ${({ theme }) => theme.space.s};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    justify-items: center;
    max-width: 10rem;
    overflow-wrap: anywhere;
  }
`

const OwnStore = styled(PrimaryButton)`
  margin-block-end: ${({ theme }) => theme.space.m};
`

/** The QR code of a longer address is too fine for a camera; QR codes end at 2,331 characters. */
const SCANNED_MAX = 1000

const isScanned = ({ platform, url }: App): boolean =>
  (platform === 'ios' || platform === 'android') && url.length <= SCANNED_MAX

/** The way to the app: on a phone its own store, on a computer a code to scan for each of the phones' stores (factors/setup-own-store, factors/setup-qr). */
export function GetApp({ apps }: { apps: App[] }) {
  const say = useMessages()
  const [platform] = useState(readPhonePlatform)
  const own = apps.filter(app => app.platform === platform)
  if (own.length > 0) {
    return own.map(app => (
      <OwnStore key={app.url} as={ExternalLink} href={app.url}>
        {appName(say, app)}
      </OwnStore>
    ))
  }
  const scanned = platform ? [] : apps.filter(isScanned)
  return (
    <>
      {scanned.length > 0 && (
        <>
          <MutedText>{say('mobileSetup.scan')}</MutedText>
          <Codes>
            {scanned.map(app => (
              <li key={app.url}>
                <ScanToGet name={appName(say, app)} address={app.url} />
                <AppAddress url={app.url}>{appName(say, app)}</AppAddress>
              </li>
            ))}
          </Codes>
        </>
      )}
      <AppList apps={apps.filter(app => !scanned.includes(app))} />
    </>
  )
}
