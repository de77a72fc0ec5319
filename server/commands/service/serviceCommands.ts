import { createHash, timingSafeEqual } from 'node:crypto'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { openApiDocument } from '../../openapi/openApiDocument.ts'
import { plainPagePolicy } from '../../app/securityHeaders.ts'
import { API_PAGE_STYLE_HASH, apiPage } from '../../openapi/apiPage.ts'
import { streamEvents } from './streamEvents.ts'

/** What the console must know before anybody is signed in. */
const readBoot: Command<'readBoot'> = async ({ services }) => {
  const { service, identity, now } = services
  const { build, bases, extensions, types, operationsUrl = null } = service
  const time = new Date(now()).toISOString()
  return { data: { ...identity.boot, build, time, bases, extensions, types: [...types], operationsUrl } }
}

/** The process answers; whether what it needs is there is readReadiness's to say. */
const readHealth: Command<'readHealth'> = async ({ services }) => ({
  data: { status: 'ok', build: services.service.build },
})

/** A word per part; 503 while one of them is not ready, so that a balancer sends its callers elsewhere. */
const readReadiness: Command<'readReadiness'> = async ({ services }) => {
  const parts = await services.service.readiness()
  const isReady = Object.values(parts).every((word) => word === 'ready')
  return { data: parts, status: isReady ? 200 : 503 }
}

/** For this machine, or for whoever has the metrics token; everybody else does not learn that there are any. */
const readMetrics: Command<'readMetrics'> = async ({ services, isLocal, bearer }) => {
  const { metrics, metricsToken } = services.service
  if (!isLocal && !isSame(bearer, metricsToken)) throw new DomainError('notFound')
  return { raw: { type: metrics.contentType, body: await metrics.metrics() } }
}

function isSame(given: string | undefined, wanted: string | undefined): boolean {
  if (given === undefined || wanted === undefined) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}

const readOpenApi: Command<'readOpenApi'> = async ({ services }) => {
  const { build, publicUrl } = services.service
  return { raw: { type: 'application/json; charset=utf-8', body: JSON.stringify(openApiDocument(build, publicUrl)) } }
}

const readApiPage: Command<'readApiPage'> = async (_context, { query }) => ({
  raw: {
    type: 'text/html; charset=utf-8',
    body: apiPage(query.q ?? ''),
    headers: { 'content-security-policy': plainPagePolicy(API_PAGE_STYLE_HASH) },
  },
})

/** Counted and logged; the browser that sent it wants no answer. */
const reportCsp: Command<'reportCsp'> = async ({ services }, { body }) => {
  services.service.cspReports.add(body)
  return { data: null }
}

/** Calls about the service itself (calls.md sections 1, 13, 22). */
export const serviceCommands = {
  readBoot,
  streamEvents,
  readHealth,
  readReadiness,
  readMetrics,
  readOpenApi,
  readApiPage,
  reportCsp,
}
