import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whyNoParent } from './mayBeParent.ts'
import { inherited, newChild } from './newChild.ts'
import { typesOfPackage } from './typesOfPackage.ts'
import { rankSuggestions } from './rankSuggestions.ts'
import { giveNumber, inOrder, moveTo, nextNumber, type Numbered, type NumberChange } from './siblingOrder.ts'

const numbers = (...list: (number | undefined)[]): Numbered[] => list.map((number, at) => ({ id: `e${at}`, number }))
const idsOf = (siblings: readonly Numbered[]) => siblings.map(({ id }) => id)
const numbersOf = (siblings: readonly Numbered[]) => siblings.map(({ number }) => number)

/** The siblings with their changes made. */
function renumbered(siblings: readonly Numbered[], changes: readonly NumberChange[]): Numbered[] {
  const byId = new Map(changes.map((change) => [change.id, change.to]))
  return inOrder(siblings.map((one) => ({ ...one, number: byId.get(one.id) ?? one.number })))
}

const someSiblings = fc
  .array(fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }), { minLength: 1, maxLength: 25 })
  .map((list) => numbers(...list))
const distinct = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 25 })
  .map((list) => numbers(...list))
const place = fc.nat(24)

describe('siblings', () => {
  it('stand by their numbers, those without one last', () => {
    expect(idsOf(inOrder(numbers(3, undefined, 1, 1)))).toEqual(['e2', 'e3', 'e0', 'e1'])
    expect(nextNumber(numbers(3, undefined, 9))).toBe(10)
    expect(nextNumber([])).toBe(1)
  })

  it('keep the numbers that are there when one moves', () => {
    const moved = renumbered(numbers(1, 2, 3, 5, 8), moveTo(numbers(1, 2, 3, 5, 8), 'e3', 1))
    expect(idsOf(moved)).toEqual(['e0', 'e3', 'e1', 'e2', 'e4'])
    expect(numbersOf(moved)).toEqual([1, 2, 3, 5, 8])
    expect(moveTo(numbers(1, 2), 'e0', 0)).toEqual([])
    expect(moveTo(numbers(1, 2), 'nobody', 0)).toEqual([])
  })

  it('step aside for one that gets their number, as far as the next gap', () => {
    expect(giveNumber(numbers(1, 2, 3, 7, 9), 'e3', 2)).toEqual([
      { id: 'e3', from: 7, to: 2 },
      { id: 'e1', from: 2, to: 3 },
      { id: 'e2', from: 3, to: 4 },
    ])
    expect(giveNumber(numbers(1, 2), 'e0', 9)).toEqual([{ id: 'e0', from: 1, to: 9 }])
    expect(giveNumber(numbers(1, 2), 'e0', 1)).toEqual([])
  })

  it('stand in the wanted order after any move, whatever their numbers were', () => {
    fc.assert(
      fc.property(someSiblings, place, place, (siblings, one, index) => {
        const ordered = inOrder(siblings)
        const moving = ordered[one % ordered.length]?.id ?? ''
        const to = Math.min(index, ordered.length - 1)
        const wanted = idsOf(ordered)
          .filter((id) => id !== moving)
          .toSpliced(to, 0, moving)
        expect(idsOf(renumbered(ordered, moveTo(siblings, moving, index)))).toEqual(wanted)
      }),
    )
  })

  it('keep their order among themselves when one gets a number, and share none if they shared none', () => {
    fc.assert(
      fc.property(distinct, place, fc.integer({ min: 0, max: 70 }), (siblings, one, number) => {
        const id = siblings[one % siblings.length]?.id ?? ''
        const after = renumbered(siblings, giveNumber(siblings, id, number))
        expect(new Set(numbersOf(after)).size).toBe(siblings.length)
        expect(after.find((sibling) => sibling.id === id)?.number).toBe(number)
        const others = (list: readonly Numbered[]) => idsOf(inOrder(list)).filter((other) => other !== id)
        expect(others(after)).toEqual(others(siblings))
      }),
    )
  })

  it('change as few numbers as lie between where one was and where it goes', () => {
    fc.assert(
      fc.property(distinct, place, place, (siblings, one, index) => {
        const ordered = inOrder(siblings)
        const from = one % ordered.length
        const to = Math.min(index, ordered.length - 1)
        const changes = moveTo(siblings, ordered[from]?.id ?? '', to)
        expect(changes.length).toBe(from === to ? 0 : Math.abs(from - to) + 1)
      }),
    )
  })
})

const folder = { relations: { parent: { types: ['folder'], field: 'parent' } } }

describe('a move', () => {
  it('goes only below a type that the child names, and not where it is already', () => {
    const child = { id: 'a', type: folder, parent: 'p' }
    expect(whyNoParent(child, { id: 'x', type: 'movie', parents: [] })).toBe('wrongType')
    expect(whyNoParent(child, { id: 'a', type: 'folder', parents: [] })).toBe('itself')
    expect(whyNoParent(child, { id: 'p', type: 'folder', parents: [] })).toBe('there')
    expect(whyNoParent(child, { id: 'x', type: 'folder', parents: ['p'] })).toBeUndefined()
  })

  it('never makes a ring, however many follow each other', () => {
    const size = 8
    const moves = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 60 })
    fc.assert(
      fc.property(moves, (list) => {
        const parents = new Map<string, string>()
        const chainOf = (id: string) => {
          const chain: string[] = []
          for (let at = parents.get(id); at !== undefined && chain.length <= size; at = parents.get(at)) chain.push(at)
          return chain
        }
        for (const [from, to] of list) {
          const child = { id: `n${from}`, type: folder, parent: parents.get(`n${from}`) }
          const target = { id: `n${to}`, type: 'folder', parents: chainOf(`n${to}`) }
          if (whyNoParent(child, target) === undefined) parents.set(child.id, target.id)
          expect(chainOf(child.id)).not.toContain(child.id)
        }
      }),
    )
  })
})

describe('a new child', () => {
  const type = {
    relations: { parent: { types: ['season'], field: 'parent', inherits: ['pn', 'pkg_id', 'ssn_n'] } },
    narrow: { number: 'eps_n', facets: [], row: [] },
  }
  const parent = { id: 's1', prd: ['my', 'sg'], pn: 'Studio', ssn_n: 2, lon: [] }

  it('takes over what its type says, and the next number', () => {
    expect(newChild(type, { parent, number: 4, product: 'my' })).toEqual({
      pn: 'Studio',
      ssn_n: 2,
      prd: ['my', 'sg'],
      parent: 's1',
      eps_n: 4,
    })
    expect(inherited(type, { pkg_id: 'p' })).toEqual({ pkg_id: 'p' })
  })
  it('stands in the selected product where the parent does not', () => {
    expect(newChild(type, { parent, number: 1, product: 'th' }).prd).toEqual(['th'])
  })
})

describe('kin and suggestions', () => {
  const child = (type: string, ...types: string[]) => ({ type, relations: { parent: { types, field: 'parent' } } })
  const types = [
    { type: 'movie' },
    { type: 'series' },
    child('season', 'series'),
    child('episode', 'season'),
    child('trailer', 'movie', 'series'),
  ]

  it('are of types outside one tree', () => {
    expect(typesOfPackage('episode', types)).toEqual(['movie'])
    expect(typesOfPackage('series', types)).toEqual(['movie'])
    expect(typesOfPackage('movie', types)).toEqual(['series', 'season', 'episode'])
  })

  it('offer names of the language that begin with the term first, each package once', () => {
    const row = (pkg_id: string, ...lon: [string, string][]) => ({ pkg_id, lon: lon.map(([lang, n]) => ({ lang, n })) })
    const rows = [
      row('described', ['en', 'Something else']),
      row('inside', ['en', 'Night ferry']),
      row('begins', ['en', 'Ferry line'], ['zh', '渡轮']),
      row('abroad', ['ms', 'Ferry malam']),
      row('begins', ['en', 'Ferry again']),
    ]
    const packages = rankSuggestions(rows, 'FERRY', 'en').map(({ pkg_id }) => pkg_id)
    expect(packages).toEqual(['begins', 'inside', 'abroad'])
  })
})
