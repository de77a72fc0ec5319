import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCHEMA_WORDS } from '#contract/registry/schemaWords.ts'
import { shippedTypes } from '../../types/shipped.ts'
import { readPool } from '../artwork/pool.ts'
import { artworkOf } from '../catalogue/artworkFor.ts'
import { readFilms } from '../facts.ts'
import { generateTitles } from './generateTitles.ts'
import { inShares, SHARES } from './shares.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const COUNT = 3000
const types = shippedTypes()
const wish = { from: 0, count: COUNT, now: NOW, artwork: artworkOf(readPool()), types, shares: SHARES }
const titles = [...generateTitles(readFilms(), wish)].map(({ type, document }) => ({ type, document: document() }))
const SERVER_MADE = ['ia_meta', 'prt_ic']

const validators = new Map<string, ValidateFunction>()
function validatorOf(type: string): ValidateFunction {
  const ajv = new Ajv({ strict: true, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary([...SCHEMA_WORDS])
  const known = validators.get(type) ?? ajv.compile(types.find((one) => one.type === type)?.schema ?? {})
  validators.set(type, known)
  return known
}

describe('generated titles', () => {
  it('are as many as wished, each with an id of its own', () => {
    expect(new Set(titles.map(({ document }) => document.id)).size).toBe(COUNT)
  })

  it('are of every type that the server ships', () => {
    expect(Object.keys(SHARES).toSorted()).toEqual(types.map(({ type }) => type).toSorted())
    const found = new Set(titles.map(({ type }) => type.type))
    expect(Object.keys(SHARES).filter((type) => (SHARES[type] ?? 0) >= 10 && !found.has(type))).toEqual([])
  })

  it('are records that the schema of their type knows and accepts', () => {
    const problems = titles.flatMap(({ type, document: { published, draft, rest } }) => {
      const validate = validatorOf(type.type)
      const properties = type.schema.properties as Record<string, unknown>
      return [published, draft, rest].flatMap((text) => {
        if (!text) return []
        validate(text.payload)
        const unknown = Object.keys(text.payload).filter((name) => !properties[name] && !SERVER_MADE.includes(name))
        return [...(validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`), ...unknown].map(
          (problem) => `${type.type}: ${problem}`,
        )
      })
    })
    expect([...new Set(problems)]).toEqual([])
  })

  it('belong to a parent that was generated before them', () => {
    const before = new Set<string>()
    const lost = titles.filter(({ type, document }) => {
      const parent = document.published?.payload[type.relations?.parent?.field ?? 'parent']
      before.add(document.id)
      return type.relations?.parent !== undefined && document.published !== undefined && !before.has(String(parent))
    })
    expect(lost.map(({ type }) => type.type)).toEqual([])
  })
})

describe('shares', () => {
  it('hold at any length, to one title of each type', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 50 }), { minKeys: 1, maxKeys: 8 }),
        fc.integer({ min: 1, max: 400 }),
        (shares, length) => {
          const turns = inShares(shares)
          const made = new Map<string, number>()
          for (let at = 0; at < length; at++) {
            const type = turns.next()
            turns.take(type)
            made.set(type, (made.get(type) ?? 0) + 1)
          }
          const whole = Object.values(shares).reduce((sum, share) => sum + share, 0)
          for (const [type, share] of Object.entries(shares))
            expect(Math.abs((made.get(type) ?? 0) - (share / whole) * length)).toBeLessThan(Object.keys(shares).length)
        },
      ),
    )
  })
})
