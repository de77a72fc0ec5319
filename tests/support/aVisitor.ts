import { createDataProvider } from '#dataProvider/dataProvider.ts'
import { createTransport } from '#dataProvider/transport.ts'
import { injectFetch } from './injectFetch.ts'
import type { TestServer } from './startServer.ts'

/** What happens to a request on its way: it arrives, the line is cut before, or after the server has answered. */
type Line = 'up' | 'cutBefore' | 'cutAfter'

/** A person's provider over a server in this process, with a line that can be cut. */
export async function aVisitor(server: TestServer, name: string, role = 'content_admin') {
  const { token } = await server.signInAs({ username: name.toLowerCase(), name, roles: [role], products: ['rimba-my'] })
  const inject = injectFetch(server.app)
  let line: Line = 'up'
  /** Runs between sending and answering. */
  let meanwhile = async (): Promise<void> => undefined
  /** Runs when a write leaves, with its retry key. */
  let leaving = (_key: string | null): void => undefined
  let session: { isOver: boolean; refused: number; back: Promise<void> } | undefined
  const transport = createTransport({
    fetch: async (input, init) => {
      if (session?.isOver) {
        session.refused++
        return new Response('', { status: 401 })
      }
      if (init?.method !== 'GET') leaving(new Headers(init?.headers).get('idempotency-key'))
      if (line === 'cutBefore') throw new TypeError('Failed to fetch')
      const answer = await inject(input, init)
      if (init?.method !== 'GET') await meanwhile()
      if (line === 'cutAfter') throw new TypeError('Failed to fetch')
      return answer
    },
    baseOf: () => '/api',
    token: () => Promise.resolve(token),
    renewToken: async () => {
      await session?.back
      return session !== undefined
    },
    clientId: () => undefined,
    product: () => 'rimba-my',
    tab: `tab-${name}`,
    newId: () => crypto.randomUUID(),
    wait: () => Promise.resolve(),
  })
  return {
    calls: createDataProvider({ transport, imageBase: '/api', now: Date.now }),
    setLine: (next: Line) => void (line = next),
    /** The session is over: calls are refused until the person has signed in again. */
    endSession: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const over = { isOver: true, refused: 0, back: promise }
      session = over
      return {
        refused: () => over.refused,
        signIn: () => {
          over.isOver = false
          resolve()
        },
      }
    },
    onSend: (work: (key: string | null) => void) => void (leaving = work),
    onAnswer: (work: () => Promise<void>) => void (meanwhile = work),
  }
}
