import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { aType } from '#tests/support/aType.ts'
import { openServingTypes, watchDroppedTypes } from './openServingTypes.ts'
import { shippedTypes } from './shipped.ts'
import { memoryTypeVersions } from '#tests/support/memoryTypeVersions.ts'

describe('the folder of types', () => {
  let folder: string
  const warnings: unknown[] = []
  const log = { info: () => undefined, warn: (facts: unknown) => void warnings.push(facts) }
  const drop = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value))
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'types-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is read at start, and a file of a shipped type stands before ours', async () => {
    await drop('event.json', aType({ type: 'regatta', page: 'cp_live' }))
    const movie = shippedTypes().find(({ type }) => type === 'movie')
    await drop('movie.json', { ...movie, icon: 'own' })
    const types = await openServingTypes(memoryTypeVersions(), folder, log)
    expect(types.get('regatta')?.page).toBe('cp_live')
    expect(types.get('movie')?.icon).toBe('own')
    expect(types.list()).toHaveLength(shippedTypes().length + 1)
  })

  it('is watched: a new file serves at once, a broken one is told about and changes nothing', async () => {
    const types = await openServingTypes(memoryTypeVersions(), folder, log)
    let changes = 0
    const stop = await watchDroppedTypes(types, folder, log, () => (changes += 1))
    await drop('race.json', aType({ type: 'race' }))
    await eventually(() => expect(types.get('race')).toBeDefined())
    warnings.length = 0
    await drop('race.json', {
      ...aType({ type: 'race' }),
      schema: { type: 'object', properties: { a: { $ref: 'https://x' } } },
    })
    await eventually(() => expect(warnings).toMatchObject([{ file: 'race.json' }]))
    expect(types.get('race')).toBeDefined()
    expect(changes).toBe(1)
    stop()
  })
})
