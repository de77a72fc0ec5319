import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { found, listed, refused } from './envelope.ts'
import type { Payload, Platform, Title, Version } from './platform.ts'

const ALL = 'published,draft,pre-draft'
const SYSTEM = ['id', 'key', 'urn', 'cty', 'st', 'ct', 'ut', 'cu']

/** The version that a status names: the draft, else the one that matches, else the last (specification section 4). */
function chosen({ versions }: Title, st?: string): Version | undefined {
  const live = versions.filter((version) => version.st !== 'superseded')
  const wanted = st?.split(',')
  return (
    live.find((version) => version.st === 'draft' && (!wanted || wanted.includes('draft'))) ??
    live.find((version) => wanted?.includes(version.st)) ??
    (wanted ? undefined : live.at(-1))
  )
}

const shown = ({ id, type }: Title, { payload, key, st, ct, cu, ut }: Version) => ({
  ...payload,
  id,
  key,
  urn: `urn:resource:catalog:${type}`,
  cty: type,
  st,
  ct,
  cu,
  ut,
})

/** What the verb of a sent status makes of the versions: a save replaces the whole text, as the specification has it. */
function write(title: Title, body: Payload, { now, user }: { now: string; user: string }): Version {
  const { st = 'draft', ...rest } = body
  const payload = Object.fromEntries(Object.entries(rest).filter(([field]) => !SYSTEM.includes(field)))
  const current = chosen(title)
  const opens = current === undefined || (current.st === 'published' && st !== 'archived' && st !== 'deleted')
  const made = opens
    ? { key: randomUUID(), n: title.versions.length + 1, ct: now, cu: user }
    : { key: current.key, n: current.n, ct: current.ct, cu: current.cu }
  const version: Version = { ...made, st: String(st), payload, ut: now }
  if (st === 'published') for (const other of title.versions) if (other.st === 'published') other.st = 'superseded'
  title.versions = [...title.versions.filter(({ key }) => key !== version.key), version]
  return version
}

/** Catalogue, versions, lookup, counts, search and series of section 7. */
export function titleCalls(app: FastifyInstance, platform: Platform): void {
  const { titles } = platform
  const path = '/content/urn/resource/catalog/:type'
  type Named = { Params: { type: string; id: string; key: string }; Querystring: Record<string, string>; Body: Payload }
  const find = (id: string) => titles.find((title) => title.id === id)
  const absent = { code: 40400001, description: 'There is no such title.' }

  const page = (ask: Payload) => {
    const types = [ask.cty ?? []].flat().flatMap((cty) => String(cty).split(','))
    const st = !ask.st || ask.st === 'all' ? ALL : String(ask.st)
    const rows = titles
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .flatMap((title) => {
        const version = chosen(title, st)
        return version ? [shown(title, version)] : []
      })
      .filter((row) => matches(row, ask))
    const by = String(ask.sortBy ?? 'updated') === 'name' ? 'name' : 'ut'
    rows.sort((a, b) => textOf(a, by).localeCompare(textOf(b, by)) * (ask.sortOrder === 'asc' ? 1 : -1))
    const [number, size] = [Number(ask.pageNumber ?? 1), Number(ask.pageSize ?? 25)]
    return listed(rows.slice((number - 1) * size, number * size), rows.length)
  }

  app.get<Named>(path, ({ params, query }) => page({ ...query, cty: params.type }))
  app.get<Named>('/content/lookup', ({ query }) => page({ ...(JSON.parse(query.query ?? '{}') as Payload), ...query }))
  app.post<Named>('/content/lookup', ({ body }) => page(body))
  app.get<Named>('/content/search', ({ query }) => page(query))
  app.get('/content/search/filter/keys', () => found([{ attrs: filterKeys(platform) }]))
  app.get<Named>('/content', ({ query }) => {
    const keys = (query.keys ?? '').split(',')
    return listed(
      titles.flatMap((title) =>
        title.versions
          .filter((version) => keys.includes(version.key) || (keys.includes(title.id) && version === chosen(title)))
          .map((version) => shown(title, version)),
      ),
    )
  })
  app.get<Named>(`${path}/:id`, ({ params, query }, reply) => {
    const title = find(params.id)
    const version = title && (chosen(title, query.st) ?? chosen(title))
    return title && version ? found(shown(title, version)) : refused(reply, 404, absent)
  })
  app.post<Named>(path, async ({ params, body }, reply) => {
    const title: Title = { id: randomUUID(), type: params.type, versions: [] }
    const version = write(title, body, platform.stamp())
    titles.push(title)
    platform.note(title.id, 'create', version.key)
    return reply.code(201).send(found(shown(title, version)))
  })
  app.put<Named>(`${path}/:id`, ({ params, body }, reply) => {
    const title = find(params.id)
    if (!title) return refused(reply, 404, absent)
    const version = write(title, body, platform.stamp())
    platform.note(title.id, String(body.st ?? 'draft'), version.key)
    return found(shown(title, version))
  })
  app.get<Named>(`${path}/:id/versions`, ({ params }, reply) => {
    const versions = find(params.id)?.versions ?? []
    if (versions.length === 0) return refused(reply, 404, { code: 40710504, description: 'No versions.' })
    const nameOf = (st: string) => (st === 'superseded' ? 'archived' : st)
    return listed(
      versions.map(({ key, st, n }) => ({ key, st: nameOf(st), name: `V${n} - ${nameOf(st)}` })).toReversed(),
    )
  })
  app.get<Named>('/count/urn/resource/catalog/:type', ({ params, query }) => {
    const st = !query.st || query.st === 'all' ? ALL : query.st
    const count = titles.filter((title) => title.type === params.type && chosen(title, st)).length
    return found([{ name: params.type, count }])
  })
  app.get('/content/series/suggestion', () => listed([]))
  app.get('/content/series/:id/children', () => listed([]))
  app.get('/content/:id/assocmetadata', () => found({ parents: [], children: [], related: [] }))
}

const textOf = (row: Payload, by: string) =>
  by === 'name' ? String((row.lon as { n?: string }[] | undefined)?.[0]?.n ?? '') : String(row.ut ?? '')

/** The filter list of section 3, with the operators of section 5 that a list needs. */
function matches(row: Payload, { filter = [], match, term }: Payload): boolean {
  const words = JSON.stringify([row.lon ?? '', row.ex_id ?? '', row.id]).toLowerCase()
  if (term && !words.includes(String(term).toLowerCase())) return false
  const entries = filter as { field: string; term: string; operator?: string }[]
  const holds = entries.map(({ field, term: wanted, operator = 'equals' }) => {
    const value = String(row[field] ?? '')
    if (operator === 'contains') return value.includes(String(wanted))
    if (operator === 'one of') return [wanted].flat().join(',').split(',').includes(value)
    if (operator === 'after') return value > String(wanted)
    if (operator === 'before') return value !== '' && value < String(wanted)
    return value === String(wanted)
  })
  return match === 'ANY' && holds.length > 0 ? holds.some(Boolean) : holds.every(Boolean)
}

const filterKeys = ({ titles }: Platform) =>
  [...new Set(titles.map(({ type }) => type))].map((type) => ({
    accessor: type,
    header: { en: type },
    checked: true,
    value: type,
    key: 'content_type',
  }))
