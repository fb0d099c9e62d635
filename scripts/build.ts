import { build } from './build/build'
import { command } from 'scripts/command/command'

await command(async () => {
  const { ok, output } = await build()
  if (output) console.log(output.trimEnd())
  return ok
})
