import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ownServer } from 'scripts/nginx/ownServer'

test.each(Object.entries(ownServer()))(
  'deploy/own-server/%s is made from deploy/nginx.conf',
  (name, text) => {
    const file = `deploy/own-server/${name}`
    if (process.env.UPDATE_DOCS) writeFileSync(file, text)
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text)
  },
)
