import type { ComponentType } from 'react'
import { Accounts } from 'src/app/Accounts'
import { languageMenu } from 'src/app/languageMenu'

/** What comes beside a page with the first sign of a person, as one chunk with the words of every screen. */
export async function beside(tellAgain: () => void): Promise<ComponentType> {
  const Languages = await languageMenu(tellAgain)
  return function Beside() {
    return (
      <>
        <Languages />
        <Accounts />
      </>
    )
  }
}
