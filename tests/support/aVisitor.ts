import { createDataProvider } from '#dataProvider/dataProvider.ts'
import { createTransport } from '#dataProvider/transport.ts'
import { injectFetch } from './injectFetch.ts'
import type { TestServer } from './startServer.ts'

/** What happens to a request on its way: it arrives, the line is cut before, or after the server has answered. */
export type Line = 'up' | 'cutBefore' | 'cutAfter'

/** A person's provider over a server in this process, with a line that can be cut. */
export async function aVisitor(server: TestServer, name: string, role = 'content_admin') {
  const { token } = await server.signInAs({ username: name.toLowerCase(), name, roles: [role], products: ['rimba-my'] })
  const inject = injectFetch(server.app)
  let line: Line = 'up'
  /** Runs between sending and answering. */
  let meanwhile = async (): Promise<void> => undefined
  const transport = createTransport({
    fetch: async (input, init) => {
      if (line === 'cutBefore') throw new TypeError('Failed to fetch')
      const answer = await inject(input, init)
      if (init?.method !== 'GET') await meanwhile()
      if (line === 'cutAfter') throw new TypeError('Failed to fetch')
      return answer
    },
    baseOf: () => '/api',
    token: () => Promise.resolve(token),
    renewToken: () => Promise.resolve(false),
    clientId: () => undefined,
    product: () => 'rimba-my',
    tab: `tab-${name}`,
    newId: () => crypto.randomUUID(),
    wait: () => Promise.resolve(),
  })
  return {
    calls: createDataProvider({ transport, imageBase: '/api', now: Date.now }),
    setLine: (next: Line) => void (line = next),
    onAnswer: (work: () => Promise<void>) => void (meanwhile = work),
  }
}
