/**
 * Styles that only a company with its own look needs, and that frame.css therefore omits: the places of its logo, its
 * welcome line and its links.
 */
export const FRAME_SHEET = `
.welcome {
  color: var(--text-muted);
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.3;
}
.languages:has(> .links) {
  display: grid;
  grid-template-rows: minmax(2.75rem, auto) auto;
  justify-items: center;
  margin-block-end: 0.5rem;
  border-radius: var(--radius);
  background: var(--surface);
}
.links {
  grid-row: 2;
}
@media (prefers-color-scheme: dark) {
  .logo.for-dark {
    padding: 0;
    background: none;
  }
}
@media not all and (min-width: 64em) and (min-height: 37.5em) {
  .brand:has(.welcome) {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: center;
    row-gap: 0.25rem;
    padding-block: 0.5rem;
  }
  .brand:has(.welcome) > .sign {
    grid-row: 1 / 3;
  }
  .brand:has(.welcome) > bdi {
    align-self: end;
    padding-block: 0;
  }
  .brand > .welcome {
    grid-column: 2;
  }
  .brand > .logo:not([hidden]) ~ .welcome,
  .brand > .logo:not([hidden]) {
    grid-column: 1 / -1;
  }
}
@media (min-width: 64em) and (min-height: 37.5em) {
  .brand > .welcome {
    grid-row: 4;
    align-self: start;
    max-width: 24em;
    margin-block-start: 0.75rem;
    color: inherit;
    font-size: 1.125rem;
    line-height: 1.4;
    letter-spacing: 0;
  }
  .brand > .view ~ .welcome {
    padding: 0.375rem 0.75rem;
    border-radius: var(--radius);
    background: var(--deep);
    font-size: 1rem;
  }
}
@media (min-width: 64em) and (min-height: 37.5em) and (prefers-color-scheme: dark) {
  .brand > .logo.for-dark {
    padding: 0.5rem 0.75rem;
    background: var(--surface);
  }
}
@media (min-width: 80em) and (min-height: 37.5em) {
  .languages:has(> .links) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    max-width: 48rem;
    padding-inline: calc(var(--gutter) - 0.5rem);
  }
  .links {
    margin-inline-start: auto;
  }
}
`
