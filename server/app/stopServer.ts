import type { FastifyInstance } from 'fastify'
import type { Running } from './startServices.ts'

type StopParams = {
  app: Pick<FastifyInstance, 'close'>
  running: Pick<Running, 'announceStop' | 'drain' | 'close'>
  /** Passes once balancers have seen that the server stops: SHUTDOWN_DELAY_MS. */
  delay: () => Promise<void>
}

/**
 * Stops a server without cutting anybody off. While the delay lasts the readiness answers 503 and everything else is
 * served as before; then event streams end, so that consoles connect to another server, the listener closes, running
 * calls finish, and the database closes last.
 */
export async function stopServer({ app, running, delay }: StopParams): Promise<void> {
  await Promise.all([running.announceStop(), delay()])
  await running.drain()
  await app.close()
  await running.close()
}
