import styled from 'styled-components'
import { NewWindowLink } from 'src/components/actions/NewWindowLink'
import { type Translate, useMessages } from 'src/messages/useMessages'
import type { App } from 'src/services/api/mobileSetupService'

const Section = styled.section`
  margin-block-end: ${({ theme }) => theme.space.l};
`

export const PartHeading = styled.h2`
  margin-block-end: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.body};
  font-weight: ${({ theme }) => theme.font.bold};
`

const List = styled.ul`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

const PLATFORMS: Record<string, string> = { ios: 'iOS', android: 'Android', windows: 'Windows', mac: 'macOS' }

/** Returns the name of an operating system; undefined if the app does not know it. */
export const systemOf = (platform: string): string | undefined =>
  Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform] : undefined

/** Returns the name of an app with its system, unless the name already contains the system. */
export function appName(t: Translate, { name, platform }: App): string {
  const system = systemOf(platform)
  return system && !name.toLowerCase().includes(platform) ? t('apps.app', { name, system }) : name
}

/** Shows the name of an app with its system, and excludes it from machine translation (accessibility/values-kept). */
export function AppName({ app }: { app: App }) {
  const t = useMessages()
  return <span translate="no">{appName(t, app)}</span>
}

export function AppList({ apps }: { apps: App[] }) {
  return (
    <List>
      {apps.map(app => (
        <li key={`${app.platform} ${app.url}`}>
          <NewWindowLink href={app.url}>
            <AppName app={app} />
          </NewWindowLink>
        </li>
      ))}
    </List>
  )
}

export function Apps({ apps }: { apps: App[] }) {
  const t = useMessages()
  if (apps.length === 0) return null
  return (
    <Section aria-labelledby="apps">
      <PartHeading id="apps">{t('apps.heading')}</PartHeading>
      <AppList apps={apps} />
    </Section>
  )
}
