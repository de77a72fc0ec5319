import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { socketPath, type ServerStatus } from './operatorSocket.ts'

/** A copy of a running server's embedded database, there until it is given back. */
type Snapshot = { folder: string; giveBack: () => void }

/** What the server that holds a data folder says of itself; undefined where none listens. */
export async function askStatus(dataDir: string): Promise<ServerStatus | undefined> {
  const answer = await ask(dataDir, 'GET', '/status')
  return answer && (JSON.parse(await text(answer)) as ServerStatus)
}

/** Asks the server that holds a data folder for a copy of its database; undefined where none listens. */
export async function askSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  const answer = await ask(dataDir, 'POST', '/snapshot')
  if (!answer) return undefined
  const [line] = (await once(answer, 'data')) as [Buffer]
  const { folder } = JSON.parse(line.toString('utf8')) as { folder: string }
  return { folder, giveBack: () => answer.destroy() }
}

async function ask(dataDir: string, method: string, path: string): Promise<IncomingMessage | undefined> {
  const answer = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), method, path }, resolve)
    asked.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'EACCES'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    )
    asked.end()
  })
  if (answer && answer.statusCode !== 200) throw new Error(`The running server could not do it: ${await text(answer)}`)
  return answer
}
