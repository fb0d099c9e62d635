import type { App } from './bodyOf'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Fault, KINDS } from 'sandbox/state/faults'
import type { World } from 'sandbox/state/world'
import { pathOf } from './callLog'

declare module 'fastify' {
  interface FastifyRequest {
    fault?: Fault
  }
}

const DEFAULT_DELAY_MS = 2000
const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

const asJson = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body))

/** The type and the text of the replacement responses, by kind of fault. */
const ANSWERS: Partial<Record<Fault['kind'], [type: string, textOf: (body: unknown) => string]>> = {
  status: [JSON_TYPE, asJson],
  text: ['text/plain; charset=utf-8', (body = 'Not so.') => (typeof body === 'string' ? body : asJson(body))],
  problem: [
    'application/problem+json',
    (body = { title: 'Not so', detail: 'Not so, in detail.' }) => asJson(body),
  ],
  empty: [JSON_TYPE, () => ''],
  emptyHtml: [HTML_TYPE, () => ''],
  malformed: [JSON_TYPE, () => '{"mfa": [{"type": sms'],
  html: [HTML_TYPE, () => HTML],
  null: [JSON_TYPE, () => 'null'],
}

function sendAnswer({ raw }: FastifyReply, fault: Fault, type: string, text: string): void {
  raw.statusCode = fault.status ?? KINDS[fault.kind][1] ?? 500
  if (fault.retryAfter !== undefined) raw.setHeader('Retry-After', String(fault.retryAfter))
  raw.setHeader('Content-Type', type)
  for (const [name, value] of Object.entries(fault.headers ?? {})) raw.setHeader(name, value)
  raw.end(text)
}

function truncate(reply: FastifyReply): void {
  reply.raw.setHeader('Content-Type', 'application/json')
  reply.raw.setHeader('Content-Length', '1000')
  reply.raw.write('{"mfa":[{"type":"sm', () => reply.raw.destroy())
}

function spoil(reply: FastifyReply, fault: Fault): void {
  const [type, textOf] = ANSWERS[fault.kind] ?? []
  if (type && textOf) sendAnswer(reply, fault, type, textOf(fault.body))
  else if (fault.kind === 'reset') reply.raw.socket?.resetAndDestroy()
  else if (fault.kind === 'truncated') truncate(reply)
  // A hang sends no response: the socket stays open until the client gives up.
}

async function strike(reply: FastifyReply, fault: Fault): Promise<void> {
  const delay = fault.delayMs ?? (fault.kind === 'delay' ? DEFAULT_DELAY_MS : 0)
  if (delay > 0) await wait(delay, undefined, { ref: false })
  if (fault.kind === 'delay') return
  // Cookies and the request id are already decided; the raw response keeps them.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && !/^content-/.test(name)) reply.raw.setHeader(name, value)
  reply.hijack()
  spoil(reply, fault)
}

/** Applies the fault that is switched on for the call's method and path. */
export function injectFaults(app: App, world: World): void {
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.call) return
    const fault = world.faults.take(request.method, pathOf(request))
    if (!fault) return
    request.call.fault = fault.kind
    if (fault.afterEffect) request.fault = fault
    else await strike(reply, fault)
  })
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload) => {
    if (request.fault) await strike(reply, request.fault)
    return payload
  })
}
