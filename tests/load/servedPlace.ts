import type { JobClient } from './jobClient.ts'
import type { Place } from './place.ts'
import type { ServerProcess } from './serverProcess.ts'

/** The one server of a place, killed and started anew, with a client that follows it. */
export function servePlace(place: Place, client: Pick<JobClient, 'moveTo'>) {
  let server: ServerProcess | undefined
  const kill = async () => server?.kill()
  return {
    url: () => server?.url ?? '',
    start: async () => {
      server = await place.startServer()
      await client.moveTo(server.url)
    },
    kill,
    /** What the database holds, read while no server runs. */
    look: async <Result>(read: Parameters<Place['read']>[0]) => {
      await server?.stop()
      return (await place.read(read)) as Result
    },
    clear: async () => {
      await kill()
      await place.clear()
    },
  }
}
