import { setTimeout as pause } from 'node:timers/promises'
import { isInFlight, type JobState } from '#contract/values/jobs.ts'
import type { CallName } from '#contract/wire/calls.ts'
import type { RawBuilder } from 'kysely'

/** Two people, so that nobody has more jobs in flight than one may have. */
export type Who = 'super' | 'admin'

export type Sent = {
  who: Who
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  /** The text of a file, sent as a form does. */
  file?: { name: string; text: string }
  headers?: Readonly<Record<string, string>>
}

/** `data` is undefined where no answer came. */
export type Reply = { status: number; data: unknown; text: string }

/** A server as the retried calls need it. */
export type World = {
  /** Throws where no answer comes. */
  send: (sent: Sent, key?: string) => Promise<Reply>
  /** The data of a call that must go well. */
  ok: (sent: Sent) => Promise<Record<string, unknown>>
  uidOf: (who: Who) => string
  /** Waits until a job has ended. */
  ended: (who: Who, job: string) => Promise<JobState>
}

/** One call to be sent again and again under one key. */
export type Prepared = {
  sent: Sent
  /** A statement that answers `many`: how often its effect is there. */
  effects: RawBuilder<{ many: number }>
  /** Gives back what the next rounds would run short of. */
  tidy?: () => Promise<unknown>
}

export type RetriedCall = { name: CallName; prepare: (world: World, mark: string) => Promise<Prepared> }

type Reach = { url: string; tokens: Readonly<Record<Who, string>> }

const LOOK_MS = 50
const AGAIN_MS = 200
const ANSWER_MS = 60_000
/** Not yet: the server is busy, the first try is still running, or as many jobs as may be are in flight. */
const LATER: readonly number[] = [429, 503]
const STILL_RUNNING = 90010423

/** Sends over the network to wherever `reach` points at the moment. */
export function createWorld(reach: () => Reach): World {
  const send: World['send'] = async ({ who, method, path, body, file, headers }, key) => {
    const { url, tokens } = reach()
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${tokens[who]}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(file && { body: formOf(file) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const text = await answer.text()
    const data = (JSON.parse(text) as { data?: unknown }).data
    return { status: answer.status, data, text }
  }
  return {
    send,
    ok: async (sent) => {
      const { status, data, text } = await patiently(() => send(sent))
      if (status >= 300) throw new Error(`${sent.method} ${sent.path} answered ${status} ${text.slice(0, 400)}`)
      return data as Record<string, unknown>
    },
    uidOf: (who) => {
      const [, claims = ''] = reach().tokens[who].split('.')
      return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub
    },
    ended: async (who, job) => {
      for (;;) {
        const { url, tokens } = reach()
        const answer = await fetch(`${url}/api/bulkupdate/status/${job}`, {
          headers: { authorization: `Bearer ${tokens[who]}` },
        })
        const { data } = (await answer.json()) as { data: JobState | null }
        if (data && !isInFlight(data.status)) return data
        await pause(LOOK_MS)
      }
    },
  }
}

/** Asks until the answer is more than 'later'. */
export async function patiently(ask: () => Promise<Reply>): Promise<Reply> {
  const until = performance.now() + ANSWER_MS
  for (;;) {
    const reply = await ask()
    const isLater = LATER.includes(reply.status) || reply.text.includes(String(STILL_RUNNING))
    if (!isLater || performance.now() > until) return reply
    await pause(AGAIN_MS)
  }
}

function formOf({ name, text }: { name: string; text: string }): FormData {
  const form = new FormData()
  form.set('file', new Blob([text], { type: 'text/csv' }), name)
  return form
}
