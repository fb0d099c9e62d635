import styled from 'styled-components'
import { TextLink } from 'src/components/actions/AppLink'
import { ExternalLinkLabel } from 'src/components/actions/ExternalLinkLabel'
import { useMessages } from 'src/messages/useMessages'
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

/** The system of an app, unless its name says it. */
function systemToTell(name: string, platform: string): string | undefined {
  const system = Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform] : undefined
  return system && !name.toLowerCase().includes(platform) ? system : undefined
}

/** The apps to get; nothing while there are none. */
export function Apps({ apps }: { apps: App[] }) {
  const say = useMessages()
  if (apps.length === 0) return null
  return (
    <Section aria-labelledby="apps">
      <PartHeading id="apps">{say('apps.heading')}</PartHeading>
      <List>
        {apps.map(({ name, platform, url }) => {
          const system = systemToTell(name, platform)
          return (
            <li key={`${platform} ${url}`}>
              <TextLink href={url} target="_blank" rel="noopener noreferrer">
                <ExternalLinkLabel>{system ? say('apps.app', { name, system }) : name}</ExternalLinkLabel>
              </TextLink>
            </li>
          )
        })}
      </List>
    </Section>
  )
}
