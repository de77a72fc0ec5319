import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referencesIn } from '#contract/registry/references.ts'
import { dayOverlaps, dayWarnings } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import { readSchedule } from '#contract/rules/schedule/wire/readSchedule.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { recordProblems } from '#contract/rules/payload/recordProblems.ts'
import { SCHEMA_WORDS } from '#contract/registry/schemaWords.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createAggregateStore } from '../stores/aggregateStore.ts'
import { createDocumentStore } from '../stores/documentStore.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../stores/documents/loadDocuments.ts'
import { shippedTypes } from '../types/shipped.ts'
import { readPool } from './artwork/pool.ts'
import { filmSources } from './catalogue/sources.ts'
import { attachMedia, readSamples } from './catalogue/demoMedia.ts'
import { adDocuments } from './catalogue/ads.ts'
import { policyDocuments } from './catalogue/policies.ts'
import { storefrontDocuments } from './catalogue/storefronts.ts'
import { staysAvailable } from './catalogue/staysAvailable.ts'
import { demoDocuments, demoSchedules, loadDemo } from './loadDemo.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const SERVER_MADE = ['ia_meta', 'prt_ic']
const catalogue = demoDocuments(readPool(), NOW)
const all = Object.values(catalogue).flat()
const textsOf = ({ older = [], published, draft, rest }: LoadedDocument) =>
  [...older, published, draft, rest].filter((text) => text !== undefined)

function validatorOf(type: string) {
  const schema = shippedTypes().find((one) => one.type === type)?.schema ?? {}
  const ajv = new Ajv({ strict: true, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary([...SCHEMA_WORDS])
  return { schema, validate: ajv.compile(schema), properties: schema.properties as Record<string, Payload> }
}

/** Ids that a text names, wherever its schema says so. */
function namedIn(schema: object, payload: Payload): string[] {
  const at = (value: unknown, path: readonly string[]): string[] => {
    if (Array.isArray(value)) return value.flatMap((entry) => at(entry, path))
    const [head, ...rest] = path
    if (head !== undefined) return value ? at((value as Payload)[head], rest) : []
    return typeof value === 'string' ? [value] : []
  }
  return referencesIn(schema as Payload).flatMap(({ path }) => at(payload, path))
}

describe('the demo catalogue', () => {
  it.each(Object.keys(catalogue))('holds only records of %s that their schema knows and accepts', (type) => {
    const { validate, properties, schema } = validatorOf(type)
    const problems = (catalogue[type] ?? []).flatMap(textsOf).flatMap(({ payload }) => {
      validate(payload)
      const unknown = Object.keys(payload).filter((name) => !properties[name] && !SERVER_MADE.includes(name))
      const broken = recordProblems(schema, payload).map(({ field, keyword }) => `${field} ${keyword}`)
      return [
        ...(validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`),
        ...broken,
        ...unknown,
      ]
    })
    expect([...new Set(problems)]).toEqual([])
  })

  it.each(Object.keys(catalogue))('publishes of %s only what has all that publishing needs', (type) => {
    const needed = Object.entries(validatorOf(type).properties).filter(([, schema]) => schema['x-publish'])
    const lacking = (catalogue[type] ?? []).flatMap(({ published }) =>
      needed.filter(([name]) => published && published.payload[name] === undefined).map(([name]) => name),
    )
    expect([...new Set(lacking)]).toEqual([])
  })

  it('has titles of every shipped type, some of them published', () => {
    const lacking = shippedTypes().filter(({ type }) => !(catalogue[type] ?? []).some(({ published }) => published))
    expect(lacking.map(({ type }) => type)).toEqual([])
  })

  it('names only parents and other titles that are there', () => {
    const ids = new Set(all.map(({ id }) => id))
    const lost = shippedTypes().flatMap(({ type, schema }) =>
      (catalogue[type] ?? [])
        .flatMap(textsOf)
        .flatMap(({ payload }) => namedIn(schema, payload).filter((id) => !ids.has(id))),
    )
    expect(lost).toEqual([])
  })

  it('has a channel on air for a week, one that repeats, one that falls behind, and a draft with all that is to be found', () => {
    const days = demoSchedules(catalogue, NOW).map(({ id, published, draft }) => {
      const payload = (published ?? draft)?.payload as { ar?: ScheduleDay['ar'] }
      const schedule = readSchedule([{ cs: '', dt: id.slice(-10), st: 'draft', ar: payload.ar ?? [] }], {
        ...{ cs: '', from: id.slice(-10), to: id.slice(-10) },
      }).schedule
      const warnings = id.endsWith('loop') ? [] : dayWarnings(schedule, id.slice(-10), { rights: new Map() })
      const isPinned = (payload.ar ?? []).some(({ pnd }) => pnd)
      const overlap = id.endsWith('loop') ? [] : dayOverlaps(schedule, id.slice(-10))
      const marks = [
        ...warnings.map(({ code }) => code),
        ...(isPinned ? ['pinned'] : []),
        ...(overlap[0] ? ['overlap'] : []),
      ]
      return [id, published ? 'published' : 'draft', ...marks].join(' ')
    })
    expect(days).toEqual([
      ...['21', '22', '23', '24', '25', '26', '27'].map((day) => `rimba-hits/2026-11-${day} published`),
      'rimba-hits/2026-11-28 draft 413401',
      'rimba-hits/2026-11-29 draft overlap',
      'rimba-hits/2026-11-30 draft pinned',
      ...['22', '23'].map((day) => `rimba-slow/2026-11-${day} published`),
      'rimba-slow/loop published',
      ...['23', '24', '25'].map((day) => `rimba-talk/2026-11-${day} published`),
    ])
  })

  it('plans virtual channels of what viewers may have, but for the one whose licence ends meanwhile', () => {
    const byId = new Map(all.map((document) => [document.id, document]))
    const parts = (id: string) => {
      const { sg = [] } = byId.get(id)?.published?.payload as { sg?: { ctkey: string }[] }
      return [id, ...sg.map(({ ctkey }) => ctkey)]
    }
    const shown = demoSchedules(catalogue, NOW).flatMap(({ published, draft }) => {
      const { ar = [] } = (published ?? draft)?.payload as { ar?: ScheduleDay['ar'] }
      return ar.flatMap(({ pgm_id }) => (pgm_id === undefined ? [] : [pgm_id]))
    })
    const failing = [...new Set(shown)].filter((id) =>
      parts(id).some((part) => !staysAvailable(byId.get(part) as LoadedDocument, NOW)),
    )
    expect(shown.length).toBeGreaterThan(300)
    expect(failing.map((id) => byId.get(id)?.published?.payload.lwe)).toEqual([expect.any(String)])
  })

  it('is the same each time but for dates', () => {
    const again = Object.values(demoDocuments(readPool(), NOW + 86_400_000)).flat()
    expect(again.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    const keys = all.flatMap(textsOf).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('has every status, pasts, both products apart and together', () => {
    const movies = catalogue.movie ?? []
    const statuses = movies.map(({ published, draft, rest }) =>
      [published && 'published', draft?.st, rest?.st].filter(Boolean).join('+'),
    )
    for (const status of [
      'published',
      'published+draft',
      'published+pending',
      'draft',
      'pending',
      'pre-draft',
      'archived',
      'deleted',
    ])
      expect(statuses).toContain(status)
    expect(movies.filter(({ older = [] }) => older.length > 1).length).toBeGreaterThan(50)
    const products = new Set(movies.flatMap(textsOf).map(({ payload }) => (payload.prd as string[]).join()))
    expect([...products].toSorted()).toEqual(['rimba-my', 'rimba-my,rimba-sg', 'rimba-sg'])
  })

  it('has titles that are over, to come, about to end, and without end', () => {
    const ends = all.flatMap(({ published }) => (published ? [Date.parse(String(published.payload.lwe))] : []))
    expect(ends.filter((end) => end < NOW).length).toBeGreaterThan(100)
    expect(ends.filter((end) => end > NOW && end < NOW + 7 * 86_400_000).length).toBeGreaterThan(50)
    expect(ends.filter(Number.isNaN).length).toBeGreaterThan(100)
    expect(all.some(({ published }) => Date.parse(String(published?.payload.lws)) > NOW)).toBe(true)
  })

  it('names hundreds of films in every language and leaves gaps in others', () => {
    const counts = (catalogue.movie ?? []).flatMap(textsOf).map(({ payload }) => (payload.lon as unknown[]).length)
    expect(counts.filter((count) => count === LANGUAGES.length).length).toBeGreaterThan(300)
    expect(counts.filter((count) => count < LANGUAGES.length).length).toBeGreaterThan(1000)
  })

  it('uses an external id once per provider', () => {
    const ids = (catalogue.movie ?? []).map(({ exId, provider }) => `${provider} ${exId}`)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('loading the demo catalogue', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('puts in every document once, with its audit, and changes nothing the second time', async () => {
    const documents = createDocumentStore({ database, now: () => NOW, newId: testIds.next })
    const uses: string[] = []
    const images = { store: async () => undefined, addUse: async (hash: string) => void uses.push(hash) }
    const aggregates = createAggregateStore(database.kysely, () => NOW)
    const played: string[] = []
    const media = {
      store: async () => undefined,
      storeDerived: async () => undefined,
      addUses: async (_: unknown, ids: readonly string[]) => void played.push(...ids),
    }
    const parts = { documents, aggregates, images, media, now: () => NOW, log: silentLog }
    const loaded = await loadDemo(parts)
    const days = demoSchedules(catalogue, NOW)
    const { pages, containers } = storefrontDocuments(catalogue, NOW)
    const { policies, attributes } = policyDocuments(NOW)
    const ads = Object.values(adDocuments(NOW)).flat()
    const whole = [...all, ...pages, ...containers, ...policies, ...attributes, ...ads]
    expect(Object.values(loaded).reduce((sum, count) => sum + count, 0)).toBe(whole.length + days.length)
    expect(uses).toHaveLength(readPool().length)
    // Picture and sound of each.
    expect(new Set(played).size * 2).toBe(played.length)
    expect(new Set(played).size).toBeGreaterThan(200)
    const audit = database.kysely.selectFrom('audit').select((count) => count.fn.countAll<number>().as('lines'))
    const { lines } = await audit.executeTakeFirstOrThrow()
    expect(Number(lines)).toBe(whole.reduce((sum, { audit: entries = [] }) => sum + entries.length, 0))
    const [renewed] = filmSources(catalogue.movie ?? [], 1, NOW)
    const target = { urn: catalogUrn('movie'), id: renewed?.id ?? '' }
    expect((await aggregates.sources(target)).map(({ src }) => src)).toContain('me')
    expect((await aggregates.original(target))?.payload).toEqual(renewed?.original.payload)
    expect(Object.values(await loadDemo(parts)).every((count) => Number(count) === 0)).toBe(true)
  })
})

it('programs of the demo play: each piece lies within the sample that its title was given', async () => {
  const made = demoDocuments(readPool(), NOW)
  const samples = await readSamples()
  const lengths = new Map<string, number>()
  for (const [{ video }, ids] of attachMedia(made, samples)) {
    const ms = (video.facts.duration * 1_000) / video.facts.timescale
    for (const id of ids) lengths.set(id, ms)
  }
  const played = (made.program ?? []).filter(({ published }) => {
    const sg = (published?.payload.sg ?? []) as { ctkey?: string; ep?: number }[]
    return sg.length > 0 && sg.every(({ ctkey = '', ep = 0 }) => ep <= (lengths.get(ctkey) ?? -1))
  })
  expect(played.length).toBeGreaterThan(2)
  for (const { published } of played) expect(published?.payload.sg).toHaveLength(5)
})
