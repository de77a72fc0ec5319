import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { found, listed, refused } from './envelope.ts'
import type { Platform } from './platform.ts'

type Body = { id: string; urn: string; n: string; t: string; payload: unknown }
type Asked = { Params: { id: string; type: string }; Querystring: Record<string, string>; Body: Body }

/** Locks, settings and audit of section 7: a lock is `ls` and `lo_uid`, and nothing else. */
export function userCalls(app: FastifyInstance, platform: Platform): void {
  const { locks, settings, changes, stamp } = platform
  const lockOf = (id: string) => ({ ls: locks.get(id) ?? 'open', lo_uid: locks.get(id) ?? null })
  const held = { code: 40900001, description: 'Somebody else is editing this.' }

  app.get<Asked>('/user/lock/:id/status', ({ params }) => found(lockOf(params.id)))
  app.post<Asked>('/user/lock/acquire', ({ body }, reply) => {
    const { user } = stamp()
    const holder = locks.get(body.id)
    if (holder && holder !== user) return refused(reply, 409, held, lockOf(body.id))
    locks.set(body.id, user)
    return found(lockOf(body.id))
  })
  app.post<Asked>('/user/lock/update', ({ body }, reply) =>
    locks.get(body.id) === stamp().user ? found(lockOf(body.id)) : refused(reply, 409, held, lockOf(body.id)),
  )
  app.put<Asked>('/user/lock/release', ({ body }) => {
    locks.delete(body.id)
    return found(lockOf(body.id))
  })

  const own = () => {
    const { user } = stamp()
    if (!settings.has(user)) settings.set(user, [])
    return settings.get(user) ?? []
  }
  app.get<Asked>('/user/setting/list', ({ query }) => listed(own().filter(({ t }) => !query.t || t === query.t)))
  app.post<Asked>('/user/setting/create', async ({ body }, reply) => {
    const { now } = stamp()
    const setting = { id: randomUUID(), n: body.n, t: body.t, ct: now, payload: body.payload }
    own().push(setting)
    return reply.code(201).send(found(setting))
  })
  app.put<Asked>('/user/setting/update', ({ body }, reply) => {
    const setting = own().find(({ id }) => id === body.id)
    if (!setting) return refused(reply, 404, { code: 40400002, description: 'There is no such setting.' })
    return found(Object.assign(setting, { payload: body.payload }, body.n === undefined ? {} : { n: body.n }))
  })
  app.delete<Asked>('/user/setting/delete/:id', ({ params }) => {
    const all = own()
    const at = all.findIndex(({ id }) => id === params.id)
    if (at >= 0) all.splice(at, 1)
    return found(null, 0)
  })

  app.get('/audit/user', () => {
    const { user } = stamp()
    return listed(changes.map(({ entry }) => entry).filter(({ changed_by }) => changed_by === user))
  })
  app.get<Asked>('/audit/:type/:id', ({ params }) =>
    listed(changes.filter(({ title }) => title === params.id).map(({ entry }) => entry)),
  )
}
