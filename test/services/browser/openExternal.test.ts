import { openExternal } from 'src/services/browser/openExternal'

let followed: { href: string; target: string; rel: string }[] = []
beforeEach(() => {
  followed = []
  document.addEventListener('click', note)
})
afterEach(() => {
  document.removeEventListener('click', note)
  Reflect.deleteProperty(navigator, 'userActivation')
})
const note = (event: Event) => {
  event.preventDefault()
  const { href, target, rel } = event.target as HTMLAnchorElement
  followed.push({ href, target, rel })
}
const active = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true })

const rel = 'noopener noreferrer'
const page = 'https://support.harbor.example/'

test.each([
  ['a page has a tab of its own', page, true, '_blank', true],
  ['a tab that would be blocked is not asked for', page, false, '', false],
  ['mail needs none', 'mailto:s@harbor.example', true, '', true],
  ['and leaves no page', 'mailto:s@harbor.example', false, '', true],
])('%s', (_rule, address, isActive, target, stays) => {
  active(isActive)
  expect(openExternal(address)).toBe(stays)
  expect(followed).toEqual([{ href: address, target, rel }])
  expect(document.querySelector('a')).toBeNull()
})

test('a browser that cannot say is tried', () => {
  openExternal(page)
  expect(followed).toEqual([{ href: page, target: '_blank', rel }])
})
