import { openExternal } from 'src/services/browser/openExternal'

let followed: string[] = []
const open = jest.spyOn(window, 'open')

beforeEach(() => {
  followed = []
  document.addEventListener('click', note)
})
afterEach(() => {
  document.removeEventListener('click', note)
  open.mockReset()
})
const note = (event: Event) => {
  event.preventDefault()
  followed.push((event.target as HTMLAnchorElement).href)
}

const page = 'https://support.harbor.example/'

test('a page opens in a new tab without access to this one', () => {
  const tab = { opener: window } as Window
  open.mockReturnValue(tab)
  expect(openExternal(page)).toBe(true)
  expect(open.mock.calls).toEqual([[page, '_blank']])
  expect(tab.opener).toBeNull()
})

test('a blocked tab is reported', () => {
  open.mockReturnValue(null)
  expect(openExternal(page)).toBe(false)
})

test('a mail address opens no tab', () => {
  expect(openExternal('mailto:s@harbor.example')).toBe(true)
  expect(followed).toEqual(['mailto:s@harbor.example'])
  expect(document.querySelector('a')).toBeNull()
  expect(open).not.toHaveBeenCalled()
})
