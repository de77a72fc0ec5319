import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { readDroppedTypes } from './droppedTypes.ts'
import { shippedTypes } from './shipped.ts'
import { hasValidator, readyValidator } from './schema/validators.ts'
import { openTypeRegistry } from './typeRegistry.ts'
import { memoryTypeVersions } from '#tests/support/memoryTypeVersions.ts'

const movie = shippedTypes().find(({ type }) => type === 'movie') as TypeDocument
const withField = (name: string, schema: unknown): TypeDocument => ({
  ...movie,
  schema: { ...movie.schema, properties: { ...(movie.schema.properties as object), [name]: schema } },
})

async function registryOf(...documents: TypeDocument[]) {
  const registry = await openTypeRegistry(memoryTypeVersions())
  await registry.install(documents)
  return registry
}

describe('the registry', () => {
  it('serves every shipped type, by area and place', async () => {
    const registry = await registryOf(...shippedTypes())
    expect(
      registry
        .list()
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(
      shippedTypes()
        .map(({ type }) => type)
        .toSorted(),
    )
    expect(registry.list()[0]?.area).toBe('vod')
    expect(registry.get('movie')?.page).toBe('cp_datastore')
    expect(registry.get('__proto__')).toBeUndefined()
    expect(registry.get('vschedule')).toBeUndefined()
  })

  it('accepts the sample of every shipped type, for a draft and for publishing', async () => {
    const registry = await registryOf(...shippedTypes())
    for (const { type, sample } of registry.list()) {
      expect({ type, problems: await registry.validate(type, sample, 'publish') }).toEqual({ type, problems: [] })
      expect(await registry.validate(type, {}, 'shape')).toEqual([])
    }
  })

  it('says what is wrong at which field, in words and for other languages', async () => {
    const registry = await registryOf(movie)
    const sample = { ...movie.sample, yr: 'soon', lon: undefined }
    expect(await registry.validate('movie', sample, 'publish')).toEqual([
      { field: '/lon', description: 'This is missing.', keyword: 'required', params: { missingProperty: 'lon' } },
      { field: '/yr', description: 'This must be a whole number.', keyword: 'type', params: { type: 'integer' } },
    ])
    expect((await registry.validate('movie', sample, 'shape')).map(({ field }) => field)).toEqual(['/yr'])
  })

  it('keeps the schema under which older versions were saved', async () => {
    const registry = await registryOf(movie)
    await registry.install([withField('yr', { type: 'string' })])
    expect(registry.get('movie')?.schemaVersion).toBe(movie.schemaVersion + 1)
    expect(await registry.validate('movie', { yr: 1999 }, 'shape', movie.schemaVersion)).toEqual([])
    expect(await registry.validate('movie', { yr: 1999 }, 'shape')).toHaveLength(1)
    expect(registry.getVersion('movie', movie.schemaVersion)?.schema).toEqual(movie.schema)
    expect(registry.getVersion('movie', 99)).toBeUndefined()
  })

  it('counts a schema once, however often it is installed and whatever else of its type changes', async () => {
    const versions = memoryTypeVersions()
    const first = await openTypeRegistry(versions)
    await first.install([movie])
    const before = first.etag('movie')
    await first.install([{ ...movie, icon: 'other' }])
    expect(first.get('movie')).toMatchObject({ schemaVersion: movie.schemaVersion, icon: 'other' })
    expect(first.etag('movie')).not.toBe(before)
    const second = await openTypeRegistry(versions)
    await second.install([movie])
    expect(second.get('movie')?.schemaVersion).toBe(movie.schemaVersion)
    expect(second.etag('movie')).toBe(before)
    expect(await versions.load()).toHaveLength(1)
  })

  it('never gives one number to two schemas, when two servers start together with different ones', async () => {
    const versions = memoryTypeVersions()
    const [one, other] = [await openTypeRegistry(versions), await openTypeRegistry(versions)]
    await Promise.all([one.install([movie]), other.install([withField('more', { type: 'string' })])])
    expect(one.get('movie')?.schemaVersion).not.toBe(other.get('movie')?.schemaVersion)
  })
})

describe('validators', () => {
  const areReady = ({ schema }: TypeDocument) => hasValidator(schema, 'shape') && hasValidator(schema, 'publish')

  it('are there for the type that somebody looks at, and for no other', async () => {
    const [one, other] = [withField('one', { type: 'string' }), { ...withField('two', true), type: 'other' }]
    const registry = await registryOf(one, other)
    expect([one, other].map(areReady)).toEqual([false, false])
    await registry.prepare(one.type)
    expect([one, other].map(areReady)).toEqual([true, false])
  })

  it('are there before a changed type comes into service, where somebody looked at it', async () => {
    const registry = await registryOf(movie)
    await registry.prepare('movie')
    const changed = withField('changed', { type: 'string' })
    const taken = registry.install([changed])
    let wereReady = false
    while (registry.get('movie')?.schema !== changed.schema) {
      wereReady = areReady(changed)
      await new Promise(setImmediate)
    }
    await taken
    expect(wereReady).toBe(true)
  })

  it('are compiled in a turn of their own for a record that comes first, and once', async () => {
    const { schema } = withField('own turn', { type: 'string' })
    const [one, other] = [readyValidator(schema, 'shape'), readyValidator(schema, 'shape')]
    await Promise.resolve()
    expect(hasValidator(schema, 'shape')).toBe(false)
    expect(await one).toBe(await other)
  })

  it('of a schema that cannot be compiled fail the record, not the others', async () => {
    const broken = { ...withField('broken', { type: 'nonesuch' }), type: 'broken' }
    const registry = await registryOf(broken, movie)
    await registry.prepare('broken')
    await expect(registry.validate('broken', {}, 'shape')).rejects.toThrow('schema is invalid')
    expect(await registry.validate('movie', {}, 'shape')).toEqual([])
  })
})

describe('a folder of dropped type documents', () => {
  it('serves what is sound and says what is wrong with the rest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'types-'))
    const put = (name: string, value: unknown) =>
      writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
    await put('good.json', { ...movie, type: 'sportevent' })
    await put('broken.json', '{"type":')
    await put('poisoned.json', '{"__proto__":{}}')
    await put('partial.json', { type: 'x' })
    await put('reserved.json', { ...movie, type: 'vschedule' })
    await put('remote.json', { ...withField('a', { $ref: 'https://example.com/x' }), type: 'remote' })
    await put('column.json', { ...movie, type: 'column', narrow: { ...movie.narrow, row: ['nonesuch'] } })
    await put('notes.txt', 'not looked at')
    const { documents, problems } = await readDroppedTypes(folder)
    await rm(folder, { recursive: true })
    expect(documents.map(({ type }) => type)).toEqual(['sportevent'])
    expect(problems.map(({ file }) => file)).toEqual([
      'broken.json',
      'column.json',
      'partial.json',
      'poisoned.json',
      'remote.json',
      'reserved.json',
    ])
    expect(problems.every((each) => each.problems.length > 0)).toBe(true)
  })

  it('may be missing', async () => {
    expect(await readDroppedTypes('no-such-folder')).toEqual({ documents: [], problems: [] })
  })
})
