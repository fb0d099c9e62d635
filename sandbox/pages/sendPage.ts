import type { FastifyReply } from 'fastify'
import { pagePolicy } from 'sandbox/http/securityPolicy'

export const sendPage = (
  reply: FastifyReply,
  html: string,
  status = 200,
  policy = pagePolicy(),
): FastifyReply =>
  reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
