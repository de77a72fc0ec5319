import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as it came. */
type Received = { id: string; timestamp: number; signature: string; body: string }

/** A service of others that is told by webhook: it keeps what came, and answers what is said of it, 200 where nothing is. */
export async function webhookReceiver() {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { headers } = request
      received.push({
        id: String(headers['marquee-delivery']),
        timestamp: Number(headers['marquee-timestamp']),
        signature: String(headers['marquee-signature']),
        body: Buffer.concat(chunks).toString(),
      })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    address: `http://${host}/hook`,
    received,
    /** What the next requests are answered, one after the other. */
    answers,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
