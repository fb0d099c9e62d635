// The smallest backend that Foyer can sign in to: five calls and two around the session, one person, one page. README.md lists its omissions.
import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [dist = 'dist', port = '4500'] = process.argv.slice(2)
const files = readdirSync(dist).filter(name => /\.(js|css|svg|txt)$/.test(name))
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }
const hashOf = password => scryptSync(password, 'a salt for each person', 32)
const ADA = { userName: 'ada' }
const HASH = hashOf('Correct-Horse-9')
const PAGE = `<!doctype html><title>Work</title><link rel="icon" href="/signin/favicon.svg"><h1>Hello</h1>
  <form method="post" action="/online/sign-out"><button>Sign out</button></form>`
const sessions = new Set()
const idOf = ({ headers }) => /(?:^|; )session=([^;]*)/.exec(headers.cookie ?? '')?.[1]
const json = (body, status = 200, headers = {}) => {
  return [status, JSON.stringify(body), 'application/json', { 'Cache-Control': 'no-store', ...headers }]
}
const bodyOf = async request => JSON.parse(Buffer.concat(await request.toArray()).toString() || '{}')
// Names that differ only in case or in Unicode composition are equal.
const isAda = name => name.normalize('NFC').toLowerCase() === ADA.userName
const inSession = (request, body) =>
  sessions.has(idOf(request)) ? json(body) : json('Nobody has signed in', 401)

// Whether another site may have made the browser send this request, with the person's cookie.
const isForged = ({ headers }) =>
  !headers['x-touch-supported'] ||
  !['same-origin', undefined].includes(headers['sec-fetch-site']) ||
  !/^application\/json\b/.test(headers['content-type'] ?? 'application/json')

async function signIn(request) {
  const { userName, password } = await bodyOf(request)
  const isRight = timingSafeEqual(hashOf(`${password}`), HASH) && isAda(userName)
  if (!isRight) return json('Wrong username or password', 401)
  const id = randomUUID()
  sessions.add(id)
  return json(ADA, 200, { 'Set-Cookie': `session=${id}; Path=/; HttpOnly; SameSite=Lax` })
}
async function signOut(request) {
  const { userName = ADA.userName } = await bodyOf(request)
  if (sessions.has(idOf(request)) && !isAda(userName)) return json({ code: 'otherAccount' }, 409)
  sessions.delete(idOf(request))
  return json({})
}
// Foyer's own cookie goes with the session: for as long as it is there, Foyer sends the person straight back.
function toSignIn(request) {
  sessions.delete(idOf(request))
  const over = ['session', 'authenticationMode'].map(name => `${name}=; Path=/; Max-Age=0`)
  return [303, '', 'text/plain', { Location: '/signin/?back=/online/', 'Set-Cookie': over }]
}
function appFile(name) {
  if (!files.includes(name) && /\.[\da-f]{8}\./.test(name)) return json('Not found', 404)
  const file = files.includes(name) ? name : name ? 'shell.html' : 'index.html'
  return [200, readFileSync(`${dist}/${file}`), TYPES[file.split('.').at(-1)] ?? 'text/plain']
}
const ANSWERS = {
  'GET /api/auth/v2/login/options': () => json({}),
  'POST /api/auth/v2/login': signIn,
  'GET /api/online/v1/settings': () => json({}),
  'GET /api/online/v1/feature-settings': () => json([]),
  'GET /api/onboarding/v2/status': request => inSession(request, { onboardingStatus: 'Completed' }),
  'GET /api/auth/v2/session-status': request => inSession(request, ADA),
  'POST /api/auth/v2/logout': signOut,
  'GET /online/': request => (sessions.has(idOf(request)) ? [200, PAGE, 'text/html'] : toSignIn(request)),
  'POST /online/sign-out': toSignIn,
}
const server = createServer(async (request, response) => {
  const [path] = request.url.split('?')
  const isRefused = request.method === 'POST' && path.startsWith('/api/') && isForged(request)
  const other = () => (/^\/signin(\/|$)/.test(path) ? appFile(path.slice(8)) : json('Not found', 404))
  const find = isRefused
    ? () => json('Another site has sent this', 403)
    : ANSWERS[`${request.method} ${path}`]
  const answer = Promise.resolve(request).then(find ?? other)
  const [status, body, type, headers] = await answer.catch(() => json('Not understood', 400))
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, ...headers }).end(body)
})
server.listen(Number(port), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}/signin/`),
)
