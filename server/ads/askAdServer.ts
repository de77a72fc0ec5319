import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { addressProblem, filledAddress } from '#contract/rules/ads/vastAddress.ts'
import type { AdTrial } from '#contract/schemas/ads.ts'
import { isPublicAddress } from '../stations/publicAddress.ts'
import { NOT_PUBLIC, publicLookup } from '../stations/publicLookup.ts'
import { readVast } from './readVast.ts'

type Parts = {
  signal: AbortSignal
  now: () => number
  /** Tells public addresses from others; tests bring one of their own, with the authority of their server. */
  isAllowed?: (address: string) => boolean
  ca?: string
}
type Attributes = readonly { n: string; val?: string | undefined }[]

const REDIRECTS = 3
const WHOLE_MS = 10_000
const MOST_BYTES = 1_048_576

/** What players would put in; the rest stays empty. */
const PLAYER_VALUES: Readonly<Record<string, string>> = {
  CACHEBUSTING: '10203040',
  CACHEBUSTER: '10203040',
  TIMESTAMP: '2026-01-01T00:00:00.000Z',
  VASTVERSIONS: '2,3,5,6,7,8',
  ADCOUNT: '1',
}

/**
 * Asks an ad server once, with what the tag sends. Only public addresses are connected to, each redirect is held against
 * the same rules, and time and size are bounded: whoever tries a tag cannot make this server look into its own network.
 */
export async function askAdServer(address: string, attributes: Attributes, parts: Parts): Promise<AdTrial> {
  const url = filledAddress(address, ({ name, kind }) =>
    kind === 'player' ? PLAYER_VALUES[name.toUpperCase()] : attributes.find(({ n }) => n === name)?.val,
  )
  const started = parts.now()
  const told = (facts: Partial<AdTrial>): AdTrial => ({
    ...{ url, ms: Math.max(0, Math.round(parts.now() - started)), ads: [], errors: 0 },
    ...facts,
  })
  const ends = AbortSignal.any([parts.signal, AbortSignal.timeout(WHOLE_MS)])
  try {
    const answer = await follow(url, parts, ends)
    if (answer === 'private') return told({ problem: 'private' })
    const status = answer.statusCode ?? 0
    if (status !== 200) {
      answer.destroy()
      return told({ problem: 'status', status })
    }
    const bytes = await bodyOf(answer)
    if (bytes === 'tooLarge') return told({ problem: 'tooLarge', status })
    const read = readVast(bytes.toString('utf8'))
    const size = { status, bytes: bytes.length }
    return typeof read === 'string' ? told({ problem: read, ...size }) : told({ ...read, ...size })
  } catch (error) {
    const isLate = ends.aborted && !parts.signal.aborted
    const isPrivate = (error as NodeJS.ErrnoException).code === NOT_PUBLIC
    return told({ problem: isLate ? 'timeout' : isPrivate ? 'private' : 'unreachable' })
  }
}

async function follow(address: string, parts: Parts, signal: AbortSignal): Promise<IncomingMessage | 'private'> {
  let url = address
  for (let hop = 0; ; hop += 1) {
    const answer = await send(url, parts, signal)
    const { location } = answer.headers
    const isMoved = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)
    if (!isMoved || !location || hop === REDIRECTS) return answer
    answer.destroy()
    const target = URL.parse(location, url)
    if (!target) return answer
    target.hash = ''
    // Braces of a target are its own: only where it leads is judged.
    if (addressProblem(`${target.protocol}//${authorityOf(target)}/`, []) !== undefined) return 'private'
    url = target.href
  }
}

const authorityOf = ({ username, password, host }: URL) => (username || password ? `${username}@${host}` : host)

function send(url: string, { isAllowed = isPublicAddress, ca }: Parts, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const outgoing = request(
      url,
      {
        lookup: publicLookup(isAllowed),
        signal,
        agent: false,
        headers: { accept: 'application/xml, text/xml, */*;q=0.1', 'accept-encoding': 'identity' },
        ...(ca !== undefined && { ca }),
      },
      answered,
    )
    outgoing.on('error', failed)
    outgoing.end()
  })
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer | 'tooLarge'> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) {
      answer.destroy()
      return 'tooLarge'
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
