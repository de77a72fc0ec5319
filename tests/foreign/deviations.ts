import type { FastifyReply, FastifyRequest } from 'fastify'
import { refused } from './envelope.ts'

type Envelope = { header: Record<string, unknown>; data: unknown }

/** One way in which other services differ. `before` answers true where it has answered; `after` changes an answer. */
export type Deviation = {
  before?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  after?: (request: FastifyRequest, reply: FastifyReply, answer: unknown) => unknown
}

const isAt = (part: string) => (request: FastifyRequest) => request.url.includes(part)
const dataOf = (change: (data: unknown) => unknown) => (answer: unknown) => {
  const { header, data } = answer as Envelope
  return { header, data: change(data) }
}

/** `{count: 7}` where the specification has a list of names and numbers. */
export const countsAsObjects: Deviation = {
  after: (request, _, answer) =>
    isAt('/count/')(request) ? dataOf((data) => ({ count: (data as { count: number }[])[0]?.count }))(answer) : answer,
}

/** Headers with their code alone: no total, no list of errors. */
export const bareHeaders: Deviation = {
  after: (_request, _reply, answer) => {
    const { header, data } = answer as Envelope
    return { header: { code: header.code }, data }
  },
}

/** Pages of so many rows, whatever size is asked for. */
export function smallPages(size: number): Deviation {
  return {
    before: (request) => {
      if (isAt('/content/lookup')(request)) (request.body as { pageSize?: number }).pageSize = size
      return Promise.resolve(false)
    },
  }
}

/** Totals of lists that are larger than what the tests hold. */
export function totalsOf(count: number): Deviation {
  return {
    after: (request, _, answer) => {
      const { header, data } = answer as Envelope
      return isAt('/content/lookup')(request) ? { header: { ...header, count }, data } : answer
    },
  }
}

/** The next calls to these addresses fail with a status: a storm that passes. */
export function storm(status: 401 | 429 | 500 | 503, times: number, part = '/'): Deviation {
  const hits = nextCalls(times, part)
  return {
    before: async (request, reply) => {
      if (!hits(request)) return false
      await refused(reply, status, {
        code: status * 100_000,
        description: status === 401 ? 'Invalid access_token' : 'Try later.',
      })
      return true
    },
  }
}

/** The next calls to these addresses are done, and the line breaks before their answer. */
export function lostAnswer(times: number, part: string, method?: string): Deviation {
  const hits = nextCalls(times, part, method)
  return {
    after: async (request, reply, answer) => {
      if (!hits(request)) return answer
      reply.raw.destroy()
      // The broken line is seen before the answer is written.
      await new Promise((resolve) => setImmediate(resolve))
      return answer
    },
  }
}

/** Calls to these addresses wait before they are answered. */
export function slow(wait: () => Promise<unknown>, part = '/', method?: string): Deviation {
  const hits = nextCalls(Infinity, part, method)
  return {
    before: async (request) => {
      if (hits(request)) await wait()
      return false
    },
  }
}

function nextCalls(times: number, part: string, method?: string) {
  let left = times
  return (request: FastifyRequest): boolean => {
    if (left <= 0 || !isAt(part)(request) || (method !== undefined && request.method !== method)) return false
    left -= 1
    return true
  }
}

/** The data of these addresses is something else altogether. */
export function wrongShape(part: string, data: unknown): Deviation {
  return { after: (request, _, answer) => (isAt(part)(request) ? dataOf(() => data)(answer) : answer) }
}
