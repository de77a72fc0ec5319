import { movieSample } from '#server/types/movie/movieSample.ts'
import type { Operation } from './history.ts'
import { pause } from './serverProcess.ts'

/** Revisions as the writers know them, shared, so that they get in each other's way. */
export type Shelf = { id: string; rev: number }[]

export type WriterParts = {
  client: number
  shelf: Shelf
  history: Operation[]
  /** From 0 to 1. */
  random: () => number
  /** Address and token, which change over restarts. */
  reach: () => { url: string; token: string }
  /** Told of each answer's status . */
  onAnswer?: (status: number) => void
}

type Sent = {
  operation: Operation
  path: string
  method: 'POST' | 'PUT'
  headers: Record<string, string>
  body: string
}

const FILMS = '/api/content/urn/resource/catalog/movie'
const PRODUCT = 'rimba-my'

/** What was answered busy or failed (5xx) is sent again after this. */
const AGAIN_MS = 20

/** Share of the writes that make a document, and of those that publish one. */
const CREATES = 0.15
const PUBLISHES = 0.2

/**
 * One client that writes as fast as it is answered, and writes down what it was told. What was not answered is sent
 * again, under the same key, before anything else: a person's browser would do the same.
 */
export function createWriter(parts: WriterParts) {
  let count = 0
  let unanswered: Sent | undefined
  const next = (): Sent => {
    count += 1
    const { client, shelf, random } = parts
    const chance = random()
    const document = shelf[Math.floor(random() * shelf.length)]
    const kind = !document || chance < CREATES ? 'create' : chance < CREATES + PUBLISHES ? 'publish' : 'save'
    const operation: Operation = {
      client,
      kind,
      id: kind === 'create' ? undefined : document?.id,
      base: kind === 'create' ? 0 : (document?.rev ?? 0),
      token: `token-${client}-${count}`,
      key: `key-${client}-${count}`,
      outcome: 'unknown',
    }
    parts.history.push(operation)
    return requestFor(operation)
  }
  /** Writes once; false where no answer came. */
  const write = async (signal: AbortSignal): Promise<boolean> => {
    const sent = unanswered ?? next()
    unanswered = sent
    const answer = await send(sent, parts.reach(), signal)
    if (!answer) return false
    parts.onAnswer?.(answer.status)
    // Says nothing about the write: it is sent again under its key.
    if (answer.status >= 500) return pause(AGAIN_MS).then(() => true)
    unanswered = undefined
    note(sent.operation, answer, parts.shelf)
    return true
  }
  return { write }
}

function requestFor(operation: Operation): Sent {
  const st = operation.kind === 'publish' ? 'published' : 'draft'
  const record = { ...movieSample, prd: [PRODUCT], lod: [{ lang: 'en', n: operation.token }], ex_id: undefined, st }
  const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotency-key': operation.key }
  const body = JSON.stringify(record)
  if (operation.kind === 'create') return { operation, path: `${FILMS}?prd=${PRODUCT}`, method: 'POST', headers, body }
  const path = `${FILMS}/${operation.id}?prd=${PRODUCT}&confirm=baseMoved`
  return { operation, path, method: 'PUT', headers: { ...headers, 'if-match': `"${operation.base}"` }, body }
}

type Answer = { status: number; id: string | undefined; rev: number | undefined; stale: number | undefined }

async function send(
  { path, method, headers, body }: Sent,
  { url, token }: { url: string; token: string },
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const bearer = { authorization: `Bearer ${token}` }
    const response = await fetch(url + path, { method, body, headers: { ...headers, ...bearer }, signal })
    const { data } = (await response.json()) as { data: { id?: string; rev?: number } | null }
    const isOk = response.ok
    return {
      status: response.status,
      id: data?.id,
      rev: isOk ? data?.rev : undefined,
      stale: isOk ? undefined : data?.rev,
    }
  } catch {
    // The server died, or the round is over: what became of the write is not known.
    return undefined
  }
}

/** A 4xx promises that nothing happened. */
function note(operation: Operation, answer: Answer, shelf: Shelf): void {
  operation.outcome = answer.status < 300 ? 'ok' : 'refused'
  if (answer.status !== 409 && answer.status >= 300) throw new Error(`a write was answered ${answer.status}`)
  if (answer.rev !== undefined) operation.rev = answer.rev
  if (operation.kind === 'create' && answer.id !== undefined) {
    operation.id = answer.id
    if (answer.rev !== undefined) shelf.push({ id: answer.id, rev: answer.rev })
  }
  const known = shelf.find((one) => one.id === operation.id)
  if (known) known.rev = Math.max(known.rev, answer.rev ?? 0, answer.stale ?? 0)
}
