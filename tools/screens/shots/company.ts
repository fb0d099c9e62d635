import type { Way, Ways } from '../shot'
import { configured, open, press, seen, themed, type, waitFor } from '../steps'

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

const HOST = 'https://images.harbor.example/'
const IMAGES: Record<string, string> = {
  wide: svg(
    2400,
    120,
    '<rect width="2400" height="120" fill="#7a1f3d"/><circle cx="2340" cy="60" r="50" fill="#fff"/>',
  ),
  tall: svg(60, 900, '<rect width="60" height="900" rx="30" fill="#7a1f3d"/>'),
  tiny: svg(12, 12, '<rect width="12" height="12" fill="#7a1f3d"/>'),
  ink: svg(200, 60, '<text x="0" y="44" font-size="44" font-family="serif" fill="#101010">Nordlys</text>'),
  white: svg(1600, 900, '<rect width="1600" height="900" fill="#ffffff"/>'),
  busy: svg(
    1600,
    900,
    '<pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0h20v20H0z"/><path d="M20 20h20v20H20z" fill="#ff0"/></pattern><rect width="1600" height="900" fill="#e11"/><rect width="1600" height="900" fill="url(#p)"/>',
  ),
}

const dressing = (image: string, background: string): Way => [
  ({ page }) =>
    page.route(`${HOST}**`, route => {
      const body = IMAGES[new URL(route.request().url()).pathname.slice(1)]
      return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.abort()
    }),
  themed(place => HOST + (place === 'background' ? background : image)),
  open(),
  seen('Next'),
  ({ page }) => page.waitForLoadState('networkidle'),
]

const accent = (accentColor: string): Way => [
  configured({ accentColor }),
  open('/forget-password'),
  type('Username', 'extra-security'),
  press('Continue'),
  seen('Contact support'),
]

const LOOK = {
  surfaceColor: '#fff8f0',
  radius: 4,
  logo: '/sandbox/files/header.svg',
  welcome: 'Good work begins with a good morning.',
  links: { privacy: '/privacy', imprint: '/imprint', terms: '/terms', help: '/help' },
}

/** Companies' changes to the page: images of every shape, and colours. */
export const companyShots: Ways = {
  'company-wide': dressing('wide', 'busy'),
  'company-tall': dressing('tall', 'white'),
  'company-tiny': dressing('tiny', 'busy'),
  'company-ink': dressing('ink', 'white'),
  'company-missing': dressing('missing', 'missing'),
  'company-long-name': [
    configured({ productName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }),
    open(),
    seen('Next'),
  ],
  'company-look': [
    configured({ accentColor: '#7a1f3d', look: LOOK }),
    open(),
    waitFor(page => page.locator('.links')),
  ],
  'company-accent-yellow': accent('#ffd400'),
  'company-accent-red': accent('#c8102e'),
  'company-accent-black': accent('#000000'),
  'company-accent-white': accent('#ffffff'),
  'company-accent-neon': accent('#39ff14'),
  'company-accent-pastel': accent('#ffd1dc'),
  'company-accent-page': accent('#eef1f6'),
  'company-accent-orange': accent('#ff6b00'),
  'company-accent-navy': accent('#003366'),
}
