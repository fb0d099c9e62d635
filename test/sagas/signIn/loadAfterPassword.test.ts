import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { failing } from 'test/support/failing'

jest.mock('src/sagas/signIn/afterPasswordChunk', () => {
  throw new Error('ChunkLoadError')
})

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('a chunk that fails to load is reported by the connection (online: %s)', async (online, kind) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  expect(await failing(loadAfterPassword())).toEqual({ kind })
  onLine.mockRestore()
})
