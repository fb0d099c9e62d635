import type { Driver } from 'scripts/programs/webkit/driver'
import { windowsOf } from 'scripts/programs/webkit/relay/profile'

let handles: string[]
const driver = { ask: (() => Promise.resolve(handles)) as Driver['ask'] }

beforeEach(() => (handles = []))

/** The windows of pages that were opened one after the other. */
async function opened(...names: string[]) {
  const windows = windowsOf(driver)
  const pages: { window?: string }[] = []
  for (const name of names) {
    handles.push(name)
    const page = {}
    pages.push(page)
    await windows.find(page)
  }
  return { windows, pages }
}

test('a page has the window that was not there before it', async () => {
  const { pages } = await opened('a', 'b')
  expect(pages).toEqual([{ window: 'a' }, { window: 'b' }])
})

test('a page that is gone before its window was looked for has none', async () => {
  const { windows } = await opened('a')
  const page = {}
  expect(await windows.find(page)).toBe(false)
  expect(page).toEqual({ window: undefined })
})

test('a page whose window the driver no longer lists has closed itself; a page with an unknown window has not', async () => {
  const { windows, pages } = await opened('a', 'b')
  const unknown = {}
  handles = ['a']
  expect(await windows.closed([...pages, unknown])).toEqual([{ window: 'b' }])
})
