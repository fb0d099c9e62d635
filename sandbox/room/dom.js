/* global document, fetch */
/** An element with properties and children; `on` holds its listeners. */
export function h(tag, { on = {}, data = {}, ...properties } = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue
    if (name in element) element[name] = value
    else element.setAttribute(name, value)
  }
  Object.assign(element.dataset, data)
  for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener)
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false))
  return element
}

/** Gives an element these children, and moves none that is in its place: a press on one that is taken away is lost. */
export function keepChildren(parent, wanted) {
  const kept = new Set(wanted)
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove()
  for (const [index, child] of wanted.entries())
    if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null)
}

export const byId = id => document.getElementById(id)

export async function ask(path, method = 'GET', body) {
  const response = await fetch(`/sandbox/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

export const time = at => new Date(at).toLocaleTimeString([], { hour12: false })

export const initials = name =>
  name
    .split(' ')
    .map(part => part[0])
    .join('')

/** Shows a number beside the name of a view. */
export const setCount = (view, number) => {
  document.querySelector(`[data-view="${view}"] .count`).textContent = number > 0 ? String(number) : ''
}

export const nothing = text => h('p', { className: 'nothing' }, text)
