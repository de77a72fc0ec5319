import { isInFlight, type JobState } from '#contract/values/jobs.ts'
import { patientFetch } from '../support/patientFetch.ts'
import { signInAs } from '../support/signIn.ts'
import { pause } from './serverProcess.ts'

/** Someone who asks a server for jobs and outlives its kills. */
export type JobClient = {
  /** Talks to this server from now on. */
  moveTo: (url: string) => Promise<void>
  /** Starts a job and answers its id. */
  ask: (method: string, path: string, body?: object) => Promise<string>
  /** A token that still lives for a while. */
  token: () => string
  /** Whether the job waits or runs, as far as the server can say. */
  isInFlight: (job: string) => Promise<boolean>
  /** How the job stands once it is as wanted, or has ended. */
  until: (job: string, isEnough?: (state: JobState) => boolean) => Promise<JobState>
  /** Lists films all the while; a list that meets a killed server is sent again. Answers what ends it. */
  keepListing: () => () => Promise<Listed>
}

/** Lists that were answered, and the slowest of them in ms. */
export type Listed = { lists: number; slowest: number }

const LOOK_MS = 100
const LISTS = '/api/content/urn/resource/catalog/movie'
/** A token lives five minutes. */
const TOKEN_MS = 200_000
/** A file of 100,000 rows is read before its import is answered. */
const ANSWER_MS = 120_000

export function createJobClient(): JobClient {
  const reach = { url: '', token: '', since: 0 }
  const signIn = async () => {
    if (Date.now() - reach.since <= TOKEN_MS) return
    Object.assign(reach, { token: (await signInAs(reach.url, 'super')).apiToken, since: Date.now() })
  }
  const send = async (method: string, path: string, body?: object, way: typeof fetch = fetch) => {
    await signIn()
    const isFile = body instanceof FormData
    return way(reach.url + path, {
      method,
      headers: {
        authorization: `Bearer ${reach.token}`,
        ...(body && !isFile ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isFile ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
  }
  const stateOf = async (job: string) => {
    const response = await send('GET', `/api/bulkupdate/status/${job}`)
    return ((await response.json()) as { data: JobState | null }).data
  }
  return {
    token: () => reach.token,
    isInFlight: async (job) => {
      const state = await stateOf(job)
      return !state || isInFlight(state.status)
    },
    moveTo: async (url) => {
      reach.url = url
      await signIn()
    },
    ask: async (method, path, body) => {
      const response = await send(method, path, body, patientFetch)
      const text = await response.text()
      if (response.status !== 202)
        throw new Error(`${method} ${path} answered ${response.status} ${text.slice(0, 400)}`)
      return (JSON.parse(text) as { data: { status_id: string } }).data.status_id
    },
    until: async (job, isEnough = () => false) => {
      for (;;) {
        const state = await stateOf(job)
        // A server that is too busy for the question is asked again.
        if (state && (!isInFlight(state.status) || isEnough(state))) return state
        await pause(LOOK_MS)
      }
    },
    keepListing: () => keepListing(() => send('GET', `${LISTS}?st=all`)),
  }
}

function keepListing(list: () => Promise<Response>): () => Promise<Listed> {
  let isOver = false
  const seen = { lists: 0, slowest: 0 }
  const work = async () => {
    while (!isOver) {
      const from = performance.now()
      const isAnswered = await list().then(
        (response) => response.ok && response.text().then(() => true),
        () => false,
      )
      if (isAnswered) seen.lists += 1
      if (isAnswered) seen.slowest = Math.max(seen.slowest, performance.now() - from)
      await pause(LOOK_MS)
    }
  }
  const working = work()
  return async () => {
    isOver = true
    await working
    return seen
  }
}

/** Kills the server at so many moments spread over a job, each at a random place of its part, and starts it anew. */
export async function killAlong(
  { client, job, kills, random, tell }: KillsAlong,
  server: { kill: () => Promise<void>; start: () => Promise<void> },
): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    const at = (kill - 1 + random()) / (kills + 1)
    const state = await client.until(job, ({ count, success, failure }) => success + failure >= count * at)
    await server.kill()
    tell?.(`kill ${kill} of ${kills}: ${state.success + state.failure} of ${state.count} done`)
    await server.start()
  }
}

type KillsAlong = {
  client: JobClient
  job: string
  kills: number
  random: () => number
  tell?: ((line: string) => void) | undefined
}
