import { command } from 'scripts/command/command'
import { checkWords } from './words/checkWords'

await command(async () => {
  const { ok, output } = await checkWords()
  if (!ok) console.error(output)
  return ok
})
