import { createSecret } from 'src/services/createSecret'

// (security/secrets)
test('a secret is held until it is dropped', () => {
  const secret = createSecret()
  expect(secret.read()).toBe('')
  secret.hold('WDJB')
  expect(secret.read()).toBe('WDJB')
  secret.drop()
  expect(secret.read()).toBe('')
})

test('a component that watches a secret is notified of each change, until it ends this', () => {
  const secret = createSecret()
  const seen: string[] = []
  const end = secret.watch(() => seen.push(secret.read()))
  secret.hold('WDJB')
  secret.drop()
  end()
  secret.hold('MJHT')
  expect(seen).toEqual(['WDJB', ''])
})
