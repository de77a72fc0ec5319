import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { DomainError } from '#contract/wire/errors.ts'
import { isPublicAddress } from './publicAddress.ts'
import { publicLookup } from './publicLookup.ts'

export type RequestParts = {
  /** Hosts that the operator allows, in lower case. */
  hosts: readonly string[]
  /** Tells public addresses from others; tests bring one of their own. */
  isAllowed?: (address: string) => boolean
  /** Certificate authority of a test's own server. */
  ca?: string
}

const REDIRECTS = 3
/** Silence after which a host is given up, and how long a whole feed may take, ms. */
const IDLE_MS = 15_000
const WHOLE_MS = 120_000
const PORTS = ['', '443']

/**
 * The bytes of a feed from an allowed host. Every address that a name leads to is checked as it is connected to, and
 * every redirect is held against the same rules, so that no answer of a name server or of the host leads elsewhere.
 */
export async function requestFeed(address: string, parts: RequestParts): Promise<IncomingMessage> {
  const ends = AbortSignal.timeout(WHOLE_MS)
  let next = allowedUrl(address, parts)
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await send(next, parts, ends)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return answer
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) break
    const target = URL.parse(headers.location, next)
    if (!target) break
    next = allowedUrl(target.href, parts)
  }
  throw unreachable()
}

/** Throws `stationUnknown` for what is no https address of an allowed host; ports and passwords are none of ours. */
export function allowedUrl(address: string, { hosts, isAllowed = isPublicAddress }: RequestParts): URL {
  const url = URL.parse(address)
  const host = url?.hostname.toLowerCase() ?? ''
  const bare = host.replace(/^\[|\]$/g, '')
  const isFine =
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    (PORTS.includes(url.port) || hosts.includes(url.host)) &&
    (hosts.includes(host) || hosts.includes(url.host)) &&
    (isIP(bare) === 0 || isAllowed(bare))
  if (!url || !isFine) throw new DomainError('stationUnknown')
  return url
}

function send(url: URL, parts: RequestParts, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const outgoing = request(
      url,
      {
        method: 'GET',
        lookup: publicLookup(parts.isAllowed ?? isPublicAddress),
        signal,
        agent: false,
        headers: { accept: 'application/xml, text/xml, application/gzip, */*;q=0.1', 'accept-encoding': 'identity' },
        ...(parts.ca !== undefined && { ca: parts.ca }),
      },
      answered,
    )
    outgoing.setTimeout(IDLE_MS, () => outgoing.destroy(new Error('the host says nothing')))
    outgoing.on('error', () => failed(unreachable()))
    outgoing.end()
  })
}

const unreachable = () => new DomainError('feedUnreachable')
