import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { readingsIn, listen, hasJoinedWords, takeOutput, repeatedReadings } from 'test/support/screenReader'
import { needs } from 'test/support/engines/needs'

export interface Node {
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

export const valueOf = (node: Node | undefined, property: string): unknown =>
  node?.properties?.find(({ name }) => name === property)?.value.value

/** The page's accessibility tree. */
async function treeOf(page: Page): Promise<Node[]> {
  const tools = await page.context().newCDPSession(page)
  const { nodes } = (await tools.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await tools.detach()
  return nodes
}

/** Drives a page by keys only, and checks each step: no announcement is repeated or run together, and the focused element has a name. */
export async function walkOf(
  openPage: OpenPage,
  sandbox: Sandbox,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
) {
  needs('devtools')
  const page = await openPage({ expected: [/status of (?:400|401|403)/] })
  await prepare?.(page)
  await listen(page)
  await page.goto(`${sandbox.origin}${path}`, { waitUntil: 'commit' })
  await page.locator('input:focus').waitFor()
  const step = async (act: () => Promise<unknown>): Promise<{ said: string; focus: Node | undefined }> => {
    await takeOutput(page)
    await act()
    const given = await takeOutput(page)
    for (const engine of ['chromium', 'firefox'] as const) {
      expect({ engine, twice: repeatedReadings(readingsIn(engine, given)) }).toEqual({ engine, twice: [] })
    }
    const nodes = await treeOf(page)
    const texts = [
      ...given.map(({ text }) => text),
      ...nodes.flatMap(({ name, description }) => [name, description]).map(each => each?.value ?? ''),
    ]
    expect(texts.filter(hasJoinedWords)).toEqual([])
    const focus = nodes.find(node => valueOf(node, 'focused') === true && node.role?.value !== 'RootWebArea')
    expect(focus?.name?.value).toBeTruthy()
    return { said: readingsIn('chromium', given).join(' / '), focus }
  }
  const keys = (text: string) => async () => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  return { page, step, keys }
}

export type Walk = Awaited<ReturnType<typeof walkOf>>

export const alertOf = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).waitFor()
