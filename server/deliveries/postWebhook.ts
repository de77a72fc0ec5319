import type { DeliveryProblem } from '#contract/values/deliveries.ts'
import { isPublicAddress } from '../stations/publicAddress.ts'
import { NOT_PUBLIC, publicLookup } from '../stations/publicLookup.ts'
import { signatureOf } from './signature.ts'
import { isAllowedHost, webhookUrl, type AllowedHosts } from './webhookAddress.ts'

/** What came of one try. */
export type Outcome = { code?: number; problem?: DeliveryProblem }

type Post = { id: string; address: string; secret: string; body: string; at: number }

const WAIT_MS = 10_000
const GONE = 410

/**
 * Sends a delivery once. Every address that a name leads to is checked as it is connected to, redirects are not
 * followed, and of the answer nothing but its status is read: a receiver cannot make this server look anywhere else.
 */
export async function postWebhook(post: Post, hosts: AllowedHosts): Promise<Outcome> {
  const url = webhookUrl(post.address, hosts)
  if (!url) return { problem: 'private' }
  try {
    const code = await send(url, post, hosts)
    if (code >= 200 && code < 300) return { code }
    return { code, problem: code === GONE ? 'gone' : 'status' }
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    return { problem: code === NOT_PUBLIC ? 'private' : name === 'TimeoutError' ? 'timeout' : 'unreachable' }
  }
}

async function send(url: URL, { id, secret, body, at }: Post, hosts: AllowedHosts): Promise<number> {
  // To import it with this module would load the whole of fetch at the start, which HTTP brings along.
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
  const timestamp = Math.floor(at / 1000)
  const signal = AbortSignal.timeout(WAIT_MS)
  return new Promise((answered, failed) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        ...(!isAllowedHost(url, hosts) && { lookup: publicLookup(isPublicAddress) }),
        agent: false,
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Marquee-Webhook/1',
          'marquee-delivery': id,
          'marquee-timestamp': timestamp,
          'marquee-signature': signatureOf(secret, timestamp, body),
        },
      },
      (answer) => {
        answer.destroy()
        answered(answer.statusCode ?? 0)
      },
    )
    // What the signal ends is told as an abort; its reason says that it was the time.
    outgoing.on('error', (error) => failed(signal.aborted ? signal.reason : error))
    outgoing.end(body)
  })
}
