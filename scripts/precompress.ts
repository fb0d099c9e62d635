import { writeNginxPolicy } from './build/nginxPolicy'
import { precompress } from './build/precompress'

const count = await precompress('dist')
console.log(`${count} files of dist compressed`)
await writeNginxPolicy('dist')
