import { HTMLElement, type Node, parse } from 'node-html-parser'
import type { NodeDescription } from 'src/boot/translatedForms'
import { HEADING, SIGN_IN } from 'src/boot/inline/firstWords'
import type { RenderedForm } from 'src/features/signIn/form/renderedForm'
import { enUSInitial } from 'src/messages/en-US.initial'

/** The states whose texts are in the page; `username` is the page itself. */
const INCLUDED: RenderedForm[] = ['lookingUp', 'password', 'signingIn']

/** Returns an element of a page; throws if there is none. */
export function part(page: HTMLElement, selector: string): HTMLElement {
  const found = page.querySelector(selector)
  if (!found) throw new Error(`The page has lost its ${selector}.`)
  return found
}

export interface FormMarkup {
  /** The page at its first step. */
  root: string
  /** The states that the page contains. */
  template: string
  /** The states that load with the first of them. */
  more: Record<string, NodeDescription>
}

/** Converts the rendered states of the first form into the data of `src/boot/firstForm.ts`. */
export function formMarkup(forms: Record<RenderedForm, string>): FormMarkup {
  const first = parse(forms.username)
  // The script after it enables the button: without that script the browser would submit the form.
  part(first, 'button[type=submit]').setAttribute('disabled', '')
  const cards = Object.entries(forms).map(([name, html]) => [name, parseCard(html)] as const)
  const included = cards.filter(([name]) => INCLUDED.includes(name as RenderedForm))
  const templates = included.map(([name, card]) => `<div data-form="${name}">${card.toString()}</div>`)
  const whole = `<div data-form="username">${forms.username}</div>`
  const more = cards.filter(([name]) => !INCLUDED.includes(name as RenderedForm) && name !== 'username')
  return {
    root: first.toString(),
    template: `<template id="foyer-forms">${whole}${templates.join('')}</template>`,
    more: Object.fromEntries(more.map(([name, card]) => [name, drawn(card)])),
  }
}

const parseCard = (html: string): HTMLElement => {
  const card = part(parse(html), 'main')
  // The focus moves with the step, not with the page.
  card.querySelector('#password')?.removeAttribute('autofocus')
  const label = part(card, 'button[type=submit] span')
  // In other languages the heading uses a different word.
  if (label.textContent === HEADING) label.textContent = SIGN_IN
  return card
}

const PLACES: Partial<Record<string, string>> = {
  ...Object.fromEntries(
    (['serverLater', 'enterUsername', 'wrongCredentials', 'enterBoth'] as const).map(code => [
      enUSInitial[`problem.${code}`],
      '{problem}',
    ]),
  ),
  [enUSInitial['login.providerHint']]: '{hint}',
  [enUSInitial['login.continue']]: '{continue}',
}

/** Converts an element for `createNode`, with a placeholder for each text that the page lacks. */
function drawn(node: Node): NodeDescription {
  if (!(node instanceof HTMLElement)) return PLACES[node.textContent] ?? node.textContent
  return [node.rawTagName.toLowerCase(), node.attributes, ...node.childNodes.map(drawn)]
}
