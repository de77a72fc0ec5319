import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseVersion } from '#contract/rules/versions/chooseVersion.ts'
import type { Database } from '../../db/openDatabase.ts'
import { aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import { createDocumentStore, type DocumentStore } from '../documentStore.ts'
import { catalogKind } from './documentKind.ts'
import type { LoadedDocument } from './loadDocuments.ts'

const kind = catalogKind(aType())
const START = '2026-01-01T00:00:00.000Z'
const text = () => ({ key: testIds.next(), payload: { prd: ['rimba-my'] } })

/** Every state that a document may be in: a draft side or none, published or not, put away, with and without a past. */
function everyState(): LoadedDocument[] {
  const pasts = [0, 2].map((many) => () => ({ older: Array.from({ length: many }, text) }))
  const drafts = [undefined, 'draft', 'pending', 'pre-draft'] as const
  const live = [true, false].flatMap((isPublished) =>
    drafts
      .filter((st) => st !== undefined || isPublished)
      .map((st) => () => ({
        ...(isPublished ? { published: text() } : {}),
        ...(st ? { draft: { ...text(), st } } : {}),
      })),
  )
  const away = (['archived', 'deleted'] as const).map((st) => () => ({ rest: { ...text(), st } }))
  return pasts.flatMap((past) =>
    [...live, ...away].map((state) => ({
      id: testIds.next(),
      created: START,
      updated: START,
      by: 'ann',
      ...past(),
      ...state(),
    })),
  )
}

describe.each(SAMPLED_ENGINES)('the current version of a document (%s)', (engine) => {
  let database: Database
  let documents: DocumentStore
  const states = everyState()
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    documents = createDocumentStore({ database, now: () => Date.parse(START), newId: testIds.next })
    await documents.load(kind, states)
  })
  afterAll(() => database.close())

  it('is the one that the rule chooses, in whatever state the document is', async () => {
    const sender = aSender()
    for (const { id } of states) {
      const { entries } = await documents.listVersions(sender, kind, id, { limit: 10, offset: 0 })
      const chosen = chooseVersion(entries, 'published')?.key
      const facts = await documents.read(sender, kind, id)
      const [byId] = await documents.readByKeys(sender, [kind], [id])
      expect([facts.key, byId?.key]).toEqual([chosen, chosen])
    }
  })
})
