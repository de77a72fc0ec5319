import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { found, listed, noData, refused } from './envelope.ts'
import type { Platform, PlatformJob } from './platform.ts'
import { TYPE_SCHEMAS } from './typeSchemas.ts'

type Changes = { keys?: string[]; set?: Record<string, unknown>; st?: string }
type Asked = { Params: { id: string; type: string }; Querystring: Record<string, string>; Body: Changes }

/** Schemas, configurations, products, jobs and pictures of section 7. */
export function platformCalls(app: FastifyInstance, platform: Platform, products: () => readonly string[]): void {
  const { titles, jobs, stamp } = platform
  const unknown = { code: 40400003, description: 'There is no such type.' }

  app.get<Asked>('/schema/urn/resource/catalog/:type', ({ params }, reply) => {
    const type = TYPE_SCHEMAS[params.type]
    return type ? found(type.schema) : refused(reply, 404, unknown)
  })
  app.get<Asked>('/schema/urn/resource/catalog/:type/ui', ({ params }, reply) => {
    const type = TYPE_SCHEMAS[params.type]
    return type ? found(type.ui) : refused(reply, 404, unknown)
  })
  app.get('/remote/config', () => noData())
  app.post('/remote/config/filter', () => noData())
  app.get('/policy/urn/resource/product', () => listed(products().map((id) => ({ id, n: id }))))

  /** A job is done the second time that somebody asks for it. */
  const start = (count: number, work: () => void): PlatformJob => {
    const job = { id: randomUUID(), status: 'processing', count, success: 0, failure: 0, ct: stamp().now, work }
    jobs.set(job.id, job)
    return job
  }
  const answer = ({ id }: PlatformJob) => found({ status_id: id, tracking_id: id })
  app.put<Asked>('/bulkupdate/urn/resource/catalog/:type', async ({ body }, reply) => {
    const keys = body.keys ?? []
    const chosen = titles.filter(
      ({ id, versions }) => keys.includes(id) || versions.some(({ key }) => keys.includes(key)),
    )
    const change = () => {
      for (const { versions } of chosen)
        for (const version of versions.slice(-1)) {
          version.payload = { ...version.payload, ...body.set }
          if (body.st) version.st = body.st
        }
    }
    return reply.code(202).send(answer(start(chosen.length, change)))
  })
  app.get<Asked>('/bulkupdate/status/:id', ({ params }, reply) => {
    const job = jobs.get(params.id)
    if (!job) return refused(reply, 404, { code: 40400004, description: 'There is no such job.' })
    const { work, ...state } = job
    if (job.status === 'processing') {
      work()
      Object.assign(job, { status: 'active', success: job.count })
    }
    return found(state)
  })
  app.put('/bulkupdate/tvseason/tvepisodes', async (_, reply) =>
    reply.code(202).send(answer(start(0, () => undefined))),
  )
  app.post('/aggregate/urn/resource/catalog/:type/:id', async (_, reply) =>
    reply.code(202).send(answer(start(1, () => undefined))),
  )
  app.post('/content/restore/original', async (_, reply) => reply.code(202).send(answer(start(1, () => undefined))))
  app.get('/image/:id/metadata', () => noData())
}
