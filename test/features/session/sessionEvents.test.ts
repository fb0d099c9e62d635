import { expiredEvents } from 'src/features/password/expiredEvents'
import { sessionEvents } from 'src/features/session/sessionEvents'

const named = [
  ...Object.entries(sessionEvents).map(([name, { type }]) => [`session/${name}`, type]),
  ...Object.entries(expiredEvents).map(([name, { type }]) => [`passwordExpired/${name}`, type]),
]
test.each(named)('the event %s keeps its action type', (name, type) => {
  expect(type).toBe(name)
})
