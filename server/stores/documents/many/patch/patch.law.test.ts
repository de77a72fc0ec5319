import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../../db/openDatabase.ts'
import { anActor, aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import {
  built,
  change,
  edited,
  fields,
  title,
  UNLISTED,
  type Edit,
  type Title,
} from '#tests/support/bulk/editsOfFilms.ts'
import { rowsOfFilm } from '#tests/support/bulk/rowsOfFilms.ts'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import { createStores } from '../../../createStores.ts'
import type { DocumentFacts, Payload } from '../../documentFacts.ts'
import { catalogKind } from '../../documentKind.ts'
import { columnFields, fieldColumns } from '../../sideRow.ts'
import type { ManyChange } from '../writeMany.ts'
import { patchStatement } from './patchStatement.ts'

const kind = catalogKind(aType())
const actor = anActor()

it('list rows are made of the fields that they say', () => {
  fc.assert(
    fc.property(fields, (payload) => {
      const read = new Set<string>()
      const spied = new Proxy<Payload>(payload, {
        get: (target, name) => (typeof name === 'string' && read.add(name), Reflect.get(target, name)),
      })
      fieldColumns(kind, spied)
      for (const name of read) expect(columnFields(kind)).toContain(name)
    }),
    { numRuns: lawRuns(100) },
  )
})

describe.each(TEST_ENGINES)('edits of many titles as patches (%s)', (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  const clock = Date.UTC(2026, 10, 24)
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => clock, newId: testIds.next })
  })
  afterAll(() => database.close())

  /** One bulk change; `action` says what the audit says anyway, and keeps a write from being a patch. */
  const write = async (titles: readonly Title[], edit: Edit, action?: string) => {
    const films = titles.map(built)
    const ids = films.map(({ id }) => id)
    await stores.documents.load(kind, films)
    const owner = anActor({ uid: testIds.next() })
    const wish = { kind: 'bulkUpdate', urn: kind.urn, prd: ['rimba-my'], actor: owner, trace: 't', input: {} }
    await stores.bulkJobs.enqueue(wish as never, { by: 'rows', rows: ids.map((doc) => ({ doc })) })
    const job = await stores.jobs.claim('long')
    if (!job) throw new Error('there is no job')
    const decide = (facts: DocumentFacts | undefined): ManyChange | undefined => {
      const payload = (facts?.draft ?? facts?.published)?.payload
      if (!payload) return undefined
      const next = { payload: edited(payload, edit), schema: 1 }
      return { verb: 'saveDraft', next, ...(action && { action }) }
    }
    const items = ids.map((id, at) => ({ nth: at + 1, id, decide }))
    const { id, attempt } = job
    const before = await totals()
    expect(await stores.documents.writeMany(aSender({ actor }), kind, items, { job: id, attempt })).toBe(true)
    const { rows } = await database.pool.query('SELECT success, failure FROM job WHERE id = $1', [id])
    const after = await totals()
    await stores.jobs.finish(job, { status: 'active' })
    const counted = [...after]
      .map(([key, many]) => [key, many - (before.get(key) ?? 0)])
      .filter(([, many]) => many !== 0)
    return { films: await Promise.all(ids.map((one) => rowsOfFilm(database, one))), rows, counted }
  }
  const totals = async () => {
    const { rows } = await database.pool.query<{ key: string; many: number }>(
      `SELECT st || ' ' || prd_set AS key, sum(delta)::integer AS many FROM total_delta GROUP BY 1 ORDER BY 1`,
    )
    return new Map(rows.map(({ key, many }) => [key, many]))
  }

  it('leave behind what the same edits leave title by title', async () => {
    const drafts = [
      { start: 'drafted', before: {}, now: {} } as const,
      { start: 'over', before: { yr: 1999 }, now: { yr: 2000 } } as const,
    ]
    const asked = vi.spyOn(database.pool, 'query')
    await fc.assert(
      fc.asyncProperty(fc.array(title, { minLength: 1, maxLength: 6 }), change, async (titles, edit) => {
        const patched = await write(titles, edit)
        expect(patched).toEqual(await write(titles, edit, 'saveDraft'))
      }),
      { numRuns: lawRuns(50), examples: [[drafts, UNLISTED]] },
    )
    const texts = asked.mock.calls.map(([config]) => (config as { text?: string }).text)
    expect(texts.filter((text) => text === patchStatement.text).length).toBeGreaterThan(lawRuns(50) / 3)
    const { rows } = await database.pool.query(
      'SELECT FROM side s JOIN recent r USING (id, slot) WHERE r.updated > s.updated',
    )
    expect(rows).not.toEqual([])
  })
})
