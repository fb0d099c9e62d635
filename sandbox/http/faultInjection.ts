import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from 'sandbox/state/faults'
import type { World } from 'sandbox/state/world'
import { pathOf } from './callLog'

declare module 'fastify' {
  interface FastifyRequest {
    fault?: Fault
  }
}

const DEFAULT_DELAY_MS = 2000
const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

function sendStatus(reply: FastifyReply, fault: Fault): void {
  const { raw } = reply
  const text = fault.body === undefined ? '' : JSON.stringify(fault.body)
  raw.statusCode = fault.status ?? 500
  if (fault.retryAfter !== undefined) raw.setHeader('Retry-After', String(fault.retryAfter))
  raw.setHeader('Content-Type', 'application/json; charset=utf-8')
  for (const [name, value] of Object.entries(fault.headers ?? {})) raw.setHeader(name, value)
  raw.end(text)
}

function sendBody(reply: FastifyReply, fault: Fault, type: string, body: string): void {
  reply.raw.statusCode = fault.status ?? 200
  reply.raw.setHeader('Content-Type', type)
  reply.raw.end(body)
}

function truncate(reply: FastifyReply): void {
  reply.raw.setHeader('Content-Type', 'application/json')
  reply.raw.setHeader('Content-Length', '1000')
  reply.raw.write('{"mfa":[{"type":"sm', () => reply.raw.destroy())
}

function spoil(reply: FastifyReply, fault: Fault): void {
  const json = 'application/json; charset=utf-8'
  if (fault.kind === 'status') sendStatus(reply, fault)
  else if (fault.kind === 'reset') reply.raw.socket?.resetAndDestroy()
  else if (fault.kind === 'truncated') truncate(reply)
  else if (fault.kind === 'empty') sendBody(reply, fault, json, '')
  else if (fault.kind === 'malformed') sendBody(reply, fault, json, '{"mfa": [{"type": sms')
  else if (fault.kind === 'html') sendBody(reply, fault, 'text/html; charset=utf-8', HTML)
  else if (fault.kind === 'null') sendBody(reply, fault, json, 'null')
  // A hang has no answer: the socket stays open until the client gives up.
}

async function strike(reply: FastifyReply, fault: Fault): Promise<void> {
  const delay = fault.delayMs ?? (fault.kind === 'delay' ? DEFAULT_DELAY_MS : 0)
  if (delay > 0) await wait(delay, undefined, { ref: false })
  if (fault.kind === 'delay') return
  // Cookies and the request's number were already decided; the raw answer keeps them.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && !/^content-/.test(name)) reply.raw.setHeader(name, value)
  reply.hijack()
  spoil(reply, fault)
}

/** Strikes a call with the fault that is switched on for its method and path. */
export function injectFaults(app: FastifyInstance, world: World): void {
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
