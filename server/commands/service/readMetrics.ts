import { createHash, timingSafeEqual } from 'node:crypto'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'

/** For this machine, or for whoever has the metrics token; everybody else does not learn that there are any. */
export const readMetrics: Command<'readMetrics'> = async ({ services, isLocal, bearer }) => {
  const { metrics, metricsToken } = services.service
  if (!isLocal && !isSame(bearer, metricsToken)) throw new DomainError('notFound')
  return { raw: { type: metrics.contentType, body: await metrics.metrics() } }
}

function isSame(given: string | undefined, wanted: string | undefined): boolean {
  if (given === undefined || wanted === undefined) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
