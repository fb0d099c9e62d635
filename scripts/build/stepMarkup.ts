import { type HTMLElement, parse } from 'node-html-parser'

/** An element of a page; throws where there is none. */
export function part(page: HTMLElement, selector: string): HTMLElement {
  const found = page.querySelector(selector)
  if (!found) throw new Error(`The page has lost its ${selector}.`)
  return found
}

/** What stands in the page of the first step, and of the next one only what the first has not, for `src/boot/showStep.ts`. */
export function stepMarkup(html: string, password: string): { root: string; template: string } {
  const first = parse(html)
  // The script after it enables it: without that script the browser would send the form.
  part(first, 'button[type=submit]').setAttribute('disabled', '')
  const input = part(parse(password), '#password')
  // The focus comes with the step, not with the page.
  input.removeAttribute('autofocus')
  return {
    root: first.toString(),
    template: `<template id="foyer-password">${String(input.parentNode)}</template>`,
  }
}
