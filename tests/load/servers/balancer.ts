import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/**
 * A balancer in a thread of its own: a connection goes to the ready server that has the fewest, and readiness is asked
 * for all the while, as nginx or a cloud's does. It knows nothing of HTTP beyond that.
 */
type Balancer = { url: string; close: () => Promise<void> }

const LOOK_MS = 500
const LOOK_TIMEOUT_MS = 2_000

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { ports } })
  const port = await new Promise<number>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  return { url: `http://127.0.0.1:${port}`, close: () => thread.terminate().then(() => undefined) }
}

type Backend = { port: number; isReady: boolean; open: number }

function serve(ports: readonly number[], onPort: (port: number) => void): void {
  const backends = ports.map((port): Backend => ({ port, isReady: false, open: 0 }))
  for (const backend of backends) void watch(backend)
  const server = createServer((socket) => join(socket, backends))
  server.listen(0, '127.0.0.1', 4_096, () => onPort((server.address() as AddressInfo).port))
}

async function watch(backend: Backend): Promise<void> {
  const signal = () => AbortSignal.timeout(LOOK_TIMEOUT_MS)
  for (;;) {
    const address = `http://127.0.0.1:${backend.port}/api/health/ready`
    const answer = await fetch(address, { signal: signal() }).catch(() => undefined)
    await answer?.body?.cancel()
    backend.isReady = answer?.ok === true
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

function join(caller: Socket, backends: readonly Backend[]): void {
  const backend = backends.filter(({ isReady }) => isReady).toSorted((a, b) => a.open - b.open)[0]
  if (!backend) {
    caller.destroy()
    return
  }
  backend.open += 1
  const server = connect(backend.port, '127.0.0.1')
  // A server that takes no connection is none, before the next look says so.
  server.once('error', () => (backend.isReady = false))
  caller.once('error', () => undefined)
  caller.pipe(server)
  server.pipe(caller)
  caller.once('close', () => server.destroy())
  server.once('close', () => {
    backend.open -= 1
    caller.destroy()
  })
}

const given = workerData as { ports: number[] } | null
if (parentPort && given) serve(given.ports, (port) => parentPort?.postMessage(port))
