/** One of the two servers: ours is asked with a token, as a tab of a console. */
export type Side = { kind: 'ours' | 'bare'; url: string; token?: string }

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }
type Answer = { status: number; data: unknown; etag: string }

const BUSY = 503
const ANSWER_MS = 120_000

/** Asks a server; whatever is neither an answer nor busyness ends the bench. */
export async function call({ url, token }: Side, path: string, { method = 'GET', body, headers = {} }: Sent = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  const text = await answer.text()
  if (!answer.ok && answer.status !== BUSY) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  const data: unknown = text && answer.ok ? JSON.parse(text) : undefined
  return { status: answer.status, data, etag: answer.headers.get('etag') ?? '' } satisfies Answer
}

/** What a server is asked. */
export type Question = Parameters<typeof call> extends [Side, ...infer Rest] ? Rest : never

/** The same where the answer itself is of no interest: false where the server was too busy. */
export const isAnswered = async (...question: Parameters<typeof call>): Promise<boolean> =>
  (await call(...question)).status !== BUSY
