const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)

interface Page {
  title: string
  eyebrow: string
  body: string
}

/** Returns a small page of the company, outside the sign-in app. */
export const htmlPage = ({ title, eyebrow, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)} · Harbor</title>
<link rel="stylesheet" href="/sandbox/files/pages.css">
<link rel="icon" href="/sandbox/files/logo.svg">
<script src="/sandbox/files/pages.js" defer></script>
</head>
<body class="narrow">
<main class="card">
<p class="eyebrow">${escapeHtml(eyebrow)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<p class="foot"><a href="/sandbox/">Control room</a></p>
</body>
</html>`

/** Returns the query as a list, so that a visitor sees its parameters. */
export function queryList(query: Record<string, unknown>): string {
  const rows = Object.entries(query).map(
    ([name, value]) =>
      `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(name === 'webtoken' ? '••••••••' : String(value))}</dd></div>`,
  )
  return rows.length === 0 ? '' : `<h2>What came along</h2><dl class="query">${rows.join('')}</dl>`
}
