import { createElement } from 'react'
import { CompanyLinks } from 'src/features/company/CompanyLinks'
import { openApp } from 'test/support/openApp'
import { expectPage } from 'test/support/pseudoPage'

// (product/look)
test('the company’s own pages in the footer', async () => {
  const addresses = { privacy: '/privacy', imprint: '/imprint', terms: '/terms', help: '/help' }
  await openApp({ parts: { Links: () => createElement(CompanyLinks, { addresses }) } })
  await expectPage('links.privacy', 'links.imprint', 'links.terms', 'links.help')
})
