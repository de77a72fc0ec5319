import type { InjectOptions } from 'fastify'
import type { JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import type { DocumentState } from '#contract/rules/actions/documentState.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import type { LoadedDocument } from '#server/stores/documents/loadDocuments.ts'
import type { Settings } from '#server/settings/settings.ts'
import { aType } from '../aType.ts'
import { startTestServer, type Person, type TestServer } from '../startServer.ts'
import { USUAL_ENGINE, type TestEngine } from '../testDatabase.ts'

export const FILM = aType()
const FILM_KIND = catalogKind(FILM)
export const BULK = '/api/bulkupdate/urn/resource/catalog/film'

/** A document as it stands: what undo must bring back, and nothing of how it got there. */
type Standing = {
  state: DocumentState['state']
  draft: { st: string; payload: unknown } | null
  published: { st: string; payload: unknown } | null
  rest: { st: string; payload: unknown } | null
  sides: unknown
}

type Answered<Data> = { status: number; data: Data; code: number | undefined; count: number }

/** A server of films, and the few things that tests of bulk changes do with it. */
export async function openBulkServer(
  engine: TestEngine = USUAL_ENGINE,
  now: () => number = Date.now,
  settings: Partial<Settings> = {},
) {
  const server = await startTestServer({ types: [FILM], engine, now, settings })
  const call = async <Data>(person: Person, options: InjectOptions): Promise<Answered<Data>> => {
    const response = await person.send(options)
    const { header, data } = response.json<Envelope<Data>>()
    return { status: response.statusCode, data: data as Data, code: header.errors[0]?.code, count: header.count }
  }
  const post = <Data>(person: Person, url: string) => call<Data>(person, { method: 'POST', url })
  const job = async (person: Person, id: string) => (await call<JobDetail>(person, { url: `/api/jobs/${id}` })).data
  const begun = async (person: Person, body: object, url = BULK) =>
    call<JobAnswer>(person, { method: 'PUT', url, payload: body })
  /** Asks for it, lets it run, answers how it ended. */
  const ended = async (person: Person, answer: Promise<Answered<JobAnswer>>) => {
    const { data, status } = await answer
    if (status !== 202) throw new Error(`answered ${status}`)
    await server.runner.runDue()
    return job(person, data.status_id)
  }
  return {
    server,
    call,
    begun,
    ended,
    job,
    post,
    load: (...films: LoadedDocument[]) => server.services.documents.load(FILM_KIND, films),
    bulk: (person: Person, body: object) => ended(person, begun(person, body)),
    undo: (person: Person, id: string) => ended(person, post<JobAnswer>(person, `/api/jobs/${id}/undo`)),
    retry: (person: Person, id: string) => ended(person, post<JobAnswer>(person, `/api/jobs/${id}/retry`)),
    items: async (person: Person, id: string, query = '') =>
      (await call<JobItem[]>(person, { url: `/api/jobs/${id}/items${query}` })).data,
    standing: (id: string) => standingOf(server, id),
    close: () => server.close(),
  }
}

async function standingOf({ database }: TestServer, id: string): Promise<Standing> {
  const version = (key: string) =>
    `(SELECT jsonb_build_object('st', st, 'payload', payload) FROM version WHERE key = ${key})`
  const { rows } = await database.pool.query<Standing>(
    `SELECT state, ${version('d.draft_key')} AS draft, ${version('d.published_key')} AS published,
      CASE WHEN state <> 'live' THEN ${version('d.newest_key')} END AS rest,
      (SELECT jsonb_agg(to_jsonb(s) - '{key,updated,updated_by,list_row}'::text[] ORDER BY slot) FROM side s
        WHERE s.id = d.id) AS sides
    FROM document d WHERE id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Error(`there is no document ${id}`)
  return row
}
