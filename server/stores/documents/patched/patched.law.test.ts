import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anActor, aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { built, change, edited, title, UNLISTED, type Title } from '#tests/support/bulk/editsOfFilms.ts'
import { rowsOfFilm } from '#tests/support/bulk/rowsOfFilms.ts'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../../db/openDatabase.ts'
import { createStores } from '../../createStores.ts'
import type { Change } from '../documentChange.ts'
import type { DocumentFacts } from '../documentFacts.ts'
import { catalogKind } from '../documentKind.ts'

const kind = catalogKind(aType())
const actor = anActor()
const step = fc.record({
  verb: fc.constantFrom('saveDraft' as const, 'publish' as const),
  edit: change,
  /** Else what stands is published. */
  writes: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
const live = title.filter(({ start }) => start !== 'archived')

describe.each(TEST_ENGINES)('saves as patches (%s)', (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => Date.UTC(2026, 10, 24), newId: testIds.next })
  })
  afterAll(() => database.close())

  /** Saves twice, the second time by what is kept; an `action` says what the audit says anyway, and keeps a save from being a patch. */
  const save = async (film: Title, steps: readonly [Step, Step], isLong = false) => {
    const made = built(film)
    await stores.documents.load(kind, [made])
    const answers: unknown[] = []
    let { rev } = await stores.documents.read(aSender({ actor }), kind, made.id)
    for (const { edit, verb, writes } of steps) {
      const decide = (facts: DocumentFacts): Change => {
        const { payload } = facts.draft ?? facts.published ?? {}
        const next = { payload: edited(payload ?? {}, edit), schema: 1, ...(writes && { sound: true }) }
        const isWritten = writes || verb === 'saveDraft' || !facts.draft
        return { verb, ...(isWritten && { next }), ...(isLong && { action: verb }) }
      }
      const sender = aSender({ actor, idempotencyKey: testIds.next(), requestHash: 'h', ifMatch: rev })
      const done = await stores.documents.write(
        sender,
        kind,
        made.id,
        Object.assign(decide, { mayAskAgain: true as const }),
      )
      rev = done.rev
      const again = await stores.documents.write(sender, kind, made.id, decide)
      expect(again.json).toBe(done.json)
      answers.push(JSON.parse((await stores.documents.read(sender, kind, made.id)).json))
      expect(JSON.parse(done.json)).toEqual(answers.at(-1))
    }
    const named = (answer: unknown) => JSON.stringify(answer).replaceAll(UUID, 'an id')
    return { rows: await rowsOfFilm(database, made.id), answers: answers.map(named) }
  }

  it('leave behind what the same saves leave by the long road', async () => {
    const film: Title = { start: 'over', before: { yr: 1999 }, now: { yr: 2000 } }
    const unlisted: Step = { verb: 'saveDraft', edit: UNLISTED, writes: true }
    const asked = vi.spyOn(database.pool, 'query')
    await fc.assert(
      fc.asyncProperty(live, fc.tuple(step, step), async (film, steps) => {
        expect(await save(film, steps)).toEqual(await save(film, steps, true))
      }),
      { numRuns: lawRuns(60), examples: [[film, [unlisted, { ...unlisted, verb: 'publish' }]]] },
    )
    const texts = asked.mock.calls.map(([config]) => (config as { text?: string }).text ?? '')
    const rowsLeft = texts.filter((text) => text.includes('recent_kept AS') && !text.includes('side_kept AS'))
    expect(rowsLeft).not.toEqual([])
    for (const verb of ['saveDraft', 'publish']) {
      const patches = texts.filter((text) => text.includes('SET rev = d.rev + 1') && text.includes(`"verb": "${verb}"`))
      expect(patches.length).toBeGreaterThan(lawRuns(60) / 6)
    }
  })
})

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
