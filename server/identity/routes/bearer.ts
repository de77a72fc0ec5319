import type { FastifyRequest } from 'fastify'

/** The token of an `Authorization: Bearer` header, or undefined where there is none. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
