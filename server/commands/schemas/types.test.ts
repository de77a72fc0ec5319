import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeCheck, TypeRecord, TypeRow, TypeVersionEntry } from '#contract/registry/typeRecord.ts'
import { errorRow, type ErrorCode } from '#contract/wire/errors.ts'
import { aType } from '#tests/support/aType.ts'
import { envelopeOf } from '#tests/support/bareApp.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { countInvalid } from '../../types/countInvalid.ts'
import { shippedTypes } from '../../types/shipped.ts'

const TYPES = '/api/schema/urn/resource/catalog'
const URN = 'urn:resource:type'
const doc = (changes: Partial<TypeDocument> = {}) => aType({ type: 'docuseries', ...changes })
const withField = (base: TypeDocument, name: string, schema: unknown): TypeDocument => ({
  ...base,
  schema: { ...base.schema, properties: { ...(base.schema.properties as object), [name]: schema } },
})

let server: TestServer
let admin: Person
let other: Person

beforeAll(async () => {
  server = await startTestServer()
  const roles = ['operations_super_admin']
  admin = await server.signInAs({ roles, products: ['rimba-my'], username: 'ann' })
  other = await server.signInAs({ roles, products: ['rimba-my'], username: 'bob' })
})
afterAll(() => server.close())

const check = async (payload: object, type = 'docuseries') =>
  envelopeOf<TypeCheck>(await admin.send({ method: 'POST', url: `${TYPES}/${type}/check`, payload })).data
const create = (payload: object) => admin.send({ method: 'POST', url: TYPES, payload })
const save = (payload: object, rev: number, more: { confirm?: string; person?: Person; headers?: object } = {}) =>
  (more.person ?? admin).send({
    method: 'PUT',
    url: `${TYPES}/${(payload as TypeDocument).type}${more.confirm ? `?confirm=${more.confirm}` : ''}`,
    payload,
    headers: { 'if-match': `"${rev}"`, ...more.headers },
  })
const codeOf = (response: Awaited<ReturnType<typeof create>>) => envelopeOf(response).header.errors[0]
const refused = (response: Awaited<ReturnType<typeof create>>, code: ErrorCode) => {
  const { status, number } = errorRow(code)
  expect([response.statusCode, codeOf(response)?.code]).toEqual([status, number])
}

describe('a type made in the console', () => {
  it('serves at once: its schema, a document, publishing, list, search and count', async () => {
    const made = await create(doc())
    expect(made.statusCode).toBe(201)
    expect(made.headers.etag).toBe('"1"')
    expect(envelopeOf<TypeRecord>(made).data).toMatchObject({ type: 'docuseries', rev: 1, origin: 'console' })
    const film = await admin.send({
      method: 'POST',
      url: '/api/content/urn/resource/catalog/docuseries?prd=rimba-my',
      payload: { lon: [{ lang: 'en', n: 'Rivers of Borneo' }], prd: ['rimba-my'], st: 'published' },
    })
    expect(film.statusCode).toBe(201)
    const found = await admin.send({
      method: 'POST',
      url: '/api/content/lookup',
      payload: { filter: [{ field: 'term', term: 'borneo' }] },
    })
    expect(envelopeOf<{ cty: string }[]>(found).data).toMatchObject([{ cty: 'docuseries', st: 'published' }])
    const rows = envelopeOf<TypeRow[]>(await admin.send({ url: '/api/types' })).data
    expect(rows.find(({ type }) => type === 'docuseries')).toMatchObject({ count: 1, origin: 'console', rev: 1 })
    expect(rows.find(({ type }) => type === 'movie')).toMatchObject({ count: 0, origin: 'shipped', rev: 1 })
  })

  it('keeps its name to itself', async () => {
    refused(await create(doc()), 'typeExists')
    refused(await create(doc({ type: 'movie' })), 'typeExists')
  })

  it('counts what a change makes invalid, names examples, and asks before it does so', async () => {
    const needing = withField(doc(), 'lod', {
      ...((doc().schema.properties as Record<string, object>).lod ?? {}),
      'x-publish': true,
    })
    const said = await check(needing)
    expect(said).toMatchObject({ problems: [], invalidCount: 1, looked: 1, atLeast: false })
    expect(said.examples).toMatchObject([{ st: 'published', problems: [{ field: '/lod', keyword: 'required' }] }])
    const asked = await save(needing, 1)
    refused(asked, 'makesInvalid')
    expect(asked.json<{ data: unknown }>().data).toMatchObject({ invalidCount: 1, examples: [{ st: 'published' }] })
    const done = await save(needing, 1, { confirm: 'makesInvalid' })
    expect(envelopeOf<TypeRecord>(done).data).toMatchObject({ rev: 2, schemaVersion: 2, invalidCount: 1 })
    // What is invalid already does not become so once more.
    expect(await check(withField(needing, 'more', { type: 'string' }))).toMatchObject({ invalidCount: 0, looked: 1 })
  })

  it('keeps every save, and takes an older one up again as a new one', async () => {
    const versions = envelopeOf<TypeVersionEntry[]>(await admin.send({ url: `${TYPES}/docuseries/versions` })).data
    expect(versions.map(({ version, schema }) => [version, schema])).toEqual([
      [2, 2],
      [1, 1],
    ])
    const first = envelopeOf<TypeRecord>(await admin.send({ url: `${TYPES}/docuseries/document?version=1` })).data
    const reverted = envelopeOf<TypeRecord>(await save(first, 2)).data
    expect(reverted).toMatchObject({ rev: 3, schemaVersion: 3, schema: doc().schema })
    const old = await admin.send({ url: `${TYPES}/docuseries?version=2` })
    expect(envelopeOf<{ properties: { lod: object } }>(old).data.properties.lod).toMatchObject({ 'x-publish': true })
  })

  it('is not overwritten from an older state, nor without saying from which', async () => {
    const stale = await save(doc({ icon: 'tv' }), 2)
    refused(stale, 'stale')
    expect(stale.json<{ data: object }>().data).toMatchObject({ rev: 3, changed: ['/icon'], theirs: { rev: 3 } })
    refused(await admin.send({ method: 'PUT', url: `${TYPES}/docuseries`, payload: doc() }), 'revisionMissing')
  })

  it('whose answer was lost is the same save when it is sent again under its own key', async () => {
    const headers = { 'idempotency-key': 'made-once' }
    const create = () => admin.send({ method: 'POST', url: TYPES, payload: doc({ type: 'lost_answer' }), headers })
    const made = envelopeOf<TypeRecord>(await create()).data
    expect(made).toMatchObject({ rev: 1 })
    expect(envelopeOf<TypeRecord>(await create()).data).toEqual(made)
    const again = () =>
      save(doc({ type: 'lost_answer', icon: 'tv' }), 1, { headers: { 'idempotency-key': 'saved-once' } })
    const first = envelopeOf<TypeRecord>(await again()).data
    expect(first).toMatchObject({ rev: 2, icon: 'tv' })
    expect(envelopeOf<TypeRecord>(await again()).data).toEqual(first)
    refused(await save(doc({ type: 'lost_answer', icon: 'movie' }), 1), 'stale')
    refused(
      await save(doc({ type: 'lost_answer' }), 1, { headers: { 'idempotency-key': 'saved-once' } }),
      'idempotencyMismatch',
    )
  })

  it('saved twice at once under one key is saved once', async () => {
    const headers = { 'idempotency-key': 'made-twice' }
    const send = () => admin.send({ method: 'POST', url: TYPES, payload: doc({ type: 'sent_twice' }), headers })
    const made = (await Promise.all([send(), send()])).map((response) => envelopeOf<TypeRecord>(response).data)
    expect(made[0]).toMatchObject({ type: 'sent_twice', rev: 1 })
    expect(made[1]).toEqual(made[0])
    const again = () => save(doc({ type: 'sent_twice', icon: 'tv' }), 1, { headers: { 'idempotency-key': 'twice' } })
    const saved = (await Promise.all([again(), again()])).map((response) => envelopeOf<TypeRecord>(response).data)
    expect(saved.map(({ rev }) => rev)).toEqual([2, 2])
    const versions = await admin.send({ url: `${TYPES}/sent_twice/versions` })
    expect(envelopeOf(versions).header.count).toBe(2)
  })

  it('is held by a lock, which others see and nobody overrides', async () => {
    const target = { id: 'docuseries', urn: URN }
    const taken = await other.send({
      method: 'POST',
      url: '/api/user/lock/acquire',
      payload: target,
      headers: { 'x-tab-id': 'bobs' },
    })
    expect(taken.statusCode).toBe(200)
    const rows = envelopeOf<TypeRow[]>(await admin.send({ url: '/api/types' })).data
    expect(rows.find(({ type }) => type === 'docuseries')?.lock).toBeDefined()
    refused(await save(doc({ icon: 'tv' }), 3), 'locked')
    const number = String(envelopeOf<{ number: number }>(taken).data.number)
    const mine = { 'x-tab-id': 'bobs', 'x-lock-number': number }
    expect((await save(doc({ icon: 'tv' }), 3, { person: other, headers: mine })).statusCode).toBe(200)
    await other.send({
      method: 'PUT',
      url: '/api/user/lock/release',
      payload: { ...target, number: Number(number) },
      headers: { 'x-tab-id': 'bobs' },
    })
  })

  it('is retired and brought back, its documents untouched', async () => {
    expect((await save(doc({ st: 'archived' }), 4)).statusCode).toBe(200)
    const listed = envelopeOf<TypeDocument[]>(await admin.send({ url: TYPES })).data
    expect(listed.find(({ type }) => type === 'docuseries')?.st).toBe('archived')
    const titles = await admin.send({ url: '/api/content/urn/resource/catalog/docuseries' })
    expect(envelopeOf(titles).header.count).toBe(1)
    expect((await save(doc(), 5)).statusCode).toBe(200)
  })

  it('leaves a trace: every change by field', async () => {
    const entries = envelopeOf<{ verb: string; changed_by: string; change: { field: string }[] }[]>(
      await admin.send({ url: '/api/audit/type/docuseries' }),
    ).data
    expect(entries.map(({ verb }) => verb)).toEqual([
      'restoreContent',
      'archive',
      'saveType',
      'saveType',
      'saveType',
      'createType',
    ])
    expect(entries[1]?.change).toContainEqual({ field: '/st', after: 'archived' })
  })

  it('goes on serving after a restart, and a shipped type keeps what it was before its first change', async () => {
    const movie = shippedTypes().find(({ type }) => type === 'movie') as TypeDocument
    expect((await save({ ...movie, icon: 'tv' }, 1)).statusCode).toBe(200)
    const saved = await server.services.typeStore.saved()
    expect(saved.map(({ document, rev }) => [document.type, rev])).toEqual([
      ['docuseries', 6],
      ['lost_answer', 2],
      ['movie', 2],
      ['sent_twice', 2],
    ])
    const first = envelopeOf<TypeRecord>(await admin.send({ url: `${TYPES}/movie/document?version=1` })).data
    expect(first.icon).toBe(movie.icon)
  })
})

describe('counting', () => {
  it('says at least where time runs out, and looks at nothing where the schema is the same', async () => {
    const present = doc()
    const next = withField(present, 'lon', { type: 'string' })
    const livePayloads = async () =>
      Array.from({ length: 200 }, (_, at) => ({
        id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
        slot: 'draft' as const,
        key: '',
        updated: '',
        st: 'draft',
        prd: [],
        created: '2026-01-01T00:00:00.000Z',
        schema: 1,
        payload: '{"lon":[{"lang":"en","n":"x"}]}',
      }))
    const wish = {
      limitMs: 60_000,
      present,
      next,
      livePayloads,
      isVisible: () => false,
      signal: new AbortController().signal,
    }
    expect(await countInvalid({ ...wish, limitMs: 1 })).toEqual({
      invalidCount: 200,
      looked: 200,
      atLeast: true,
      examples: [],
    })
    expect(await countInvalid({ ...wish, next: present })).toMatchObject({ looked: 0 })
  })
})

describe('a type of a schema alone', () => {
  const bare = {
    type: 'playlist',
    area: 'vod',
    page: 'cp_datastore',
    schema: {
      title: 'Play lists',
      type: 'array',
      items: {
        type: 'object',
        properties: { n: { type: 'string', pattern: '^(?!x)', format: 'regex' }, inner: { $ref: '#' } },
      },
    },
  }

  it('is made whole: what it lacks is made from its schema, and said', async () => {
    const { problems, notes } = await check(bare, 'playlist')
    expect(problems).toEqual([])
    expect(notes?.map(({ field, keyword }) => `${field} ${keyword}`)).toEqual([
      '/schema schemaWrapped',
      '/schema/properties/lon schemaSpine',
      '/schema/properties/prd schemaSpine',
      ...['labels', 'icon', 'traits', 'languages', 'uiSchema', 'list', 'narrow', 'sample'].map(
        (part) => `/${part} typeMade`,
      ),
      '/schema/properties/items/items/properties/n/format schemaUnknownFormat',
      '/schema/properties/items/items/properties/n/pattern schemaPattern',
    ])
    const made = envelopeOf<TypeRecord>(await create(bare)).data
    expect(made).toMatchObject({
      labels: { one: { en: 'Play lists' } },
      uiSchema: {
        type: 'VerticalLayout',
        elements: ['lon', 'items', 'prd'].map((name) => ({ type: 'Control', scope: `#/properties/${name}` })),
      },
      list: { columns: [{ field: 'lon' }, { field: 'st' }, { field: 'ut' }] },
    })
    const spine = { lon: [{ lang: 'en', n: 'Mine' }], prd: ['rimba-my'] }
    const judged = (payload: object) => server.services.types.validate('playlist', { ...spine, ...payload }, 'publish')
    expect(await judged({ items: [{ n: 'x', inner: [{ n: 'y' }] }] })).toEqual([])
    expect(await judged({ items: [{ n: 'x', inner: [{ n: 7 }] }] })).toMatchObject([{ field: '/items/0/inner/0/n' }])
  })

  it('keeps what stands there', async () => {
    const own = {
      ...bare,
      type: 'playlist_own',
      uiSchema: { type: 'ListWithDetail', scope: '#' },
      sample: [{ n: 'a' }],
    }
    expect(envelopeOf<TypeRecord>(await create(own)).data).toMatchObject({
      uiSchema: {
        elements: [
          { scope: '#/properties/lon' },
          { type: 'ListWithDetail', scope: '#/properties/items' },
          { scope: '#/properties/prd' },
        ],
      },
      sample: { items: [{ n: 'a' }] },
    })
  })
})

describe('a hostile type document', () => {
  const bad = (schema: object) => ({ ...doc({ type: 'hostile' }), schema })
  const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, {}]))
  const recursive = object({ a: { $ref: '#/$defs/a' } }, { $defs: { a: { allOf: [{ $ref: '#/$defs/a' }] } } })

  it.each<[string, object, string, string]>([
    [
      'a remote reference',
      bad(object({ a: { $ref: 'https://x.test/s' } })),
      '/schema/properties/a/$ref',
      'schemaRefElsewhere',
    ],
    ['endless recursion', bad(recursive), '/schema/properties/a', 'schemaCircle'],
    ['10,000 properties', bad(object(many)), '/schema', 'schemaParts'],
    [
      'a rule that is none',
      bad(object({ a: { type: 'string', maxLength: 'x' } })),
      '/schema/properties/a/maxLength',
      'schemaUnusable',
    ],
    [
      'words that are none',
      bad(object({ a: { type: 'string', 'x-label': 7 } })),
      '/schema/properties/a/x-label',
      'schemaWords',
    ],
    ['the name constructor', doc({ type: 'constructor' }), '/type', 'typeReserved'],
    ['the name vschedule', doc({ type: 'vschedule' }), '/type', 'typeReserved'],
    ['the name of an area', doc({ type: 'live' }), '/type', 'typeReserved'],
    [
      'a long label',
      { ...doc(), labels: { one: { en: 'x'.repeat(5_000) }, many: { en: 'x' } } },
      '/labels/one/en',
      'maxLength',
    ],
    [
      'a control without a field',
      { ...doc(), uiSchema: { type: 'Control', scope: '#/properties/none' } },
      '/uiSchema/scope',
      'uiScope',
    ],
    ['an element that is none', { ...doc(), uiSchema: { type: 7 } }, '/uiSchema/type', 'uiElement'],
    ['a sample that does not fit', { ...doc(), sample: { yr: 'soon' } }, '/sample/yr', 'type'],
    [
      'a column without values',
      { ...doc(), list: { ...doc().list, columns: [{ field: 'pn', kind: 'text', label: { en: 'P' } }] } },
      '/list/columns/0/field',
      'columnNotCarried',
    ],
    [
      'a filter that cannot filter',
      { ...doc(), list: { ...doc().list, filters: [{ field: 'lod', kind: 'text', label: { en: 'P' } }] } },
      '/list/filters/0/field',
      'filterNotKept',
    ],
    [
      'a parent nowhere',
      { ...doc(), relations: { parent: { types: ['movie'], field: 'none' } } },
      '/relations/parent/field',
      'noSuchField',
    ],
  ])('%s is told at its place and stored nowhere', async (_, document, field, keyword) => {
    expect((await check(document, 'hostile')).problems).toContainEqual(expect.objectContaining({ field, keyword }))
    const response = await create(document)
    refused(response, 'invalid')
    expect(codeOf(response)?.field).toBeDefined()
    expect(server.services.types.get('hostile')).toBeUndefined()
  })

  it.each<[string, string, ErrorCode]>([
    ['a label of a megabyte', JSON.stringify({ ...doc(), icon: 'x'.repeat(1_000_000) }), 'tooLarge'],
    ['a label longer than any text', JSON.stringify({ ...doc(), icon: 'x'.repeat(100_000) }), 'malformed'],
    ['a prototype', '{"__proto__":{}}', 'malformed'],
    ['a thousand levels', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`, 'malformed'],
    ['no document', '{}', 'invalid'],
  ])('%s is refused before it is looked at', async (_, payload, code) => {
    const headers = { 'content-type': 'application/json' }
    refused(await admin.send({ method: 'POST', url: TYPES, payload, headers }), code)
  })
})

describe('the types of a role', () => {
  const typesOf = async (role: string, query: string) => {
    const person = await server.signInAs({ roles: [role], products: ['rimba-my'] })
    const answer = await person.send({ method: 'GET', url: `${TYPES}?${query}` })
    return envelopeOf<TypeDocument[]>(answer).data
  }

  it('are for rails those of all titles, in short, to whoever lays out storefronts, and to nobody else', async () => {
    expect(await typesOf('storefront_admin', 'info=row')).toEqual([])
    const ofRails = await typesOf('storefront_admin', 'info=full&for=rails')
    expect(ofRails.map(({ type }) => type)).toEqual(expect.arrayContaining(['movie', 'channel', 'team']))
    expect(ofRails[0]).not.toHaveProperty('schema')
    const live = await typesOf('live_content_admin', 'info=row')
    expect(await typesOf('live_content_admin', 'info=row&for=rails')).toEqual(live)
  })
})
