import type { FastifyReply } from 'fastify'

type Failure = { code: number; description: string; field?: string }

/** The specification's envelope, written here anew: the console's own reading of it is what is tested. */
export const found = (data: unknown, count?: number) => ({
  header: { code: 0, count: count ?? (Array.isArray(data) ? data.length : 1), errors: [] as Failure[] },
  data,
})
export const noData = () => ({ header: { code: 1, count: 0, errors: [] }, data: [] })
export const listed = (rows: readonly unknown[], count = rows.length) => (count === 0 ? noData() : found(rows, count))

export function refused(reply: FastifyReply, status: number, error: Failure, data: unknown = null) {
  return reply.code(status).send({ header: { code: -1, count: 0, errors: [error] }, data })
}
