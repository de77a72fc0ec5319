import Fastify from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identity } from '#server/identity/identity.ts'
import type { Deviation } from './deviations.ts'
import { refused } from './envelope.ts'
import type { Platform } from './platform.ts'
import { createPlatform } from './platform.ts'
import { platformCalls } from './platformCalls.ts'
import type { NotedRequest } from './requestNotes.ts'
import { titleCalls } from './titles.ts'
import { userCalls } from './userCalls.ts'

/** First parts of the addresses: one base for what is a person's own, one for the rest. */
export const PLATFORM_BASE = '/platform/v2'
export const PEOPLE_BASE = '/people'

type Options = {
  identity: Pick<Identity, 'verify'>
  /** Origin of the console, which CORS lets in. */
  consoleOrigin?: string
  deviations?: readonly Deviation[]
}
type ReferenceService = { app: FastifyInstance; platform: Platform; requests: NotedRequest[] }

/** Headers of the specification: any other is refused by the browser, as it would be on a real platform. */
const ALLOWED_HEADERS = 'authorization, content-type, x-client-id'

/** The service of the specification, in memory. It knows no call, header or parameter of ours. */
export async function openReferenceService({
  identity,
  consoleOrigin,
  deviations = [],
}: Options): Promise<ReferenceService> {
  const app = Fastify({ logger: false })
  const platform = createPlatform()
  const requests: NotedRequest[] = []
  let products: readonly string[] = []

  app.addHook('onRequest', async (request, reply) => {
    if (consoleOrigin && request.headers.origin === consoleOrigin) {
      reply.header('access-control-allow-origin', consoleOrigin)
      if (request.method === 'OPTIONS')
        return reply
          .header('access-control-allow-headers', ALLOWED_HEADERS)
          .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
          .code(204)
          .send()
    }
    return undefined
  })
  app.addHook('preHandler', async (request, reply) => {
    requests.push(noteOf(request))
    for (const { before } of deviations) if (await before?.(request, reply)) return reply
    if (isPicture(request.url)) return undefined
    try {
      const actor = await identity.verify(request.headers.authorization?.replace(/^Bearer /, ''))
      platform.become(actor.uid)
      products = actor.products
    } catch {
      return refused(reply, 401, { code: 40100001, description: 'Invalid access_token' })
    }
    return undefined
  })
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    let answer = payload
    for (const { after } of deviations) answer = (await after?.(request, reply, answer)) ?? answer
    return answer
  })
  app.setNotFoundHandler((_, reply) => refused(reply, 404, { code: 40400000, description: 'There is no such call.' }))
  await app.register(
    async (scope) => {
      titleCalls(scope, platform)
      platformCalls(scope, platform, () => products)
    },
    { prefix: PLATFORM_BASE },
  )
  await app.register(async (scope) => userCalls(scope, platform), { prefix: PEOPLE_BASE })
  return { app, platform, requests }
}

/** Pictures carry no token: the specification's resizer is open. */
const isPicture = (url: string) => /\/image\/[^/]+\/(?:[^/]+\/)?[^/]+\.(?:jpg|png)/.test(url)

function noteOf({ method, url, headers, body }: FastifyRequest): NotedRequest {
  const { pathname, searchParams } = new URL(url, 'http://service')
  const path = pathname.replace(PLATFORM_BASE, '').replace(PEOPLE_BASE, '')
  return { method, path, query: Object.fromEntries(searchParams), headers: Object.keys(headers), body }
}
