import type { Command } from '../../context.ts'

/** A word per part; 503 while one of them is not ready, so that a balancer sends its callers elsewhere. */
export const readReadiness: Command<'readReadiness'> = async ({ services }) => {
  const parts = await services.service.readiness()
  const isReady = Object.values(parts).every((word) => word === 'ready')
  return { data: parts, status: isReady ? 200 : 503 }
}
