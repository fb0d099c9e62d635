import styled from 'styled-components'
import { useState } from 'react'
import { PrimaryButton } from 'src/components/actions/Button'
import { ExternalLink } from 'src/components/actions/ExternalLink'
import { MutedText } from 'src/components/layout/Text'
import { QrFrame, QrRow } from 'src/components/qr/QrFrame'
import { AppList, AppName, appName, systemOf } from 'src/features/mobileSetup/Apps'
import type { App } from 'src/services/api/mobileSetupService'
import type { PhonePlatform } from 'src/services/device/phonePlatform'
import { useMessages } from 'src/messages/useMessages'

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

/** Leads to the app: a phone to its store, a computer to a QR code for the chosen one (factors/setup-own-store, factors/setup-qr). */
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

const Codes = styled.div`
  ${({ theme }) => theme.media.columns} {
    display: grid;
    grid-template: auto 1fr / 9rem minmax(0, 1fr);
    column-gap: 0.75rem;
  }
`

/** Chooses a phone, above the only QR code that a camera can see. */
const Choice = styled.div`
  display: flex;
  margin-block-end: ${({ theme }) => theme.space.s};
  padding: 3px;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
`

const Phone = styled.button`
  flex: 1;
  min-height: ${({ theme }) => theme.size.target};
  border: 1px solid transparent;
  border-radius: calc(var(--radius) * 0.75);
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.medium};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.borderStrong};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};
    ${({ theme }) => theme.media.forcedColors} {
      border: 3px solid Highlight;
    }
  }
`

const Scan = styled(QrRow)`
  > :last-child {
    flex-basis: 9rem;
  }
  p {
    margin-block-end: ${({ theme }) => theme.space.xs};
  }
  ${({ theme }) => theme.media.columns} {
    display: contents;
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`

interface StoreCodesProps {
  apps: App[]
  /** The apps whose address a camera can read as a QR code. */
  scanned: [App, ...App[]]
}

/** Shows one QR code at a time, because a camera could read the wrong one of two (factors/setup-qr). */
function StoreCodes({ apps, scanned }: StoreCodesProps) {
  const t = useMessages()
  const [chosen, setChosen] = useState(scanned[0].url)
  const shown = scanned.find(({ url }) => url === chosen) ?? scanned[0]
  return (
    <Codes>
      {scanned.length > 1 && (
        <Choice role="group" aria-label={t('apps.heading')}>
          {scanned.map(({ platform, url }) => (
            <Phone key={url} type="button" aria-pressed={url === shown.url} onClick={() => setChosen(url)}>
              {systemOf(platform)}
            </Phone>
          ))}
        </Choice>
      )}
      <Scan>
        <QrFrame
          key={shown.url}
          address={shown.url}
          label={t('mobileSetup.qr', { name: appName(t, shown) })}
        />
        <div>
          <MutedText>{t('mobileSetup.scan')}</MutedText>
          <AppList apps={apps} />
        </div>
      </Scan>
    </Codes>
  )
}
