import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publishOrder, type PublishNode } from './publishOrder.ts'

const node = (id: string, needs: string[], more: Partial<PublishNode> = {}): PublishNode => ({
  id,
  needs,
  isPublished: false,
  hasDraft: true,
  ...more,
})
const graph = (...nodes: PublishNode[]) => new Map(nodes.map((one) => [one.id, one]))

describe('publishing in order', () => {
  it('puts titles before containers, containers before pages', () => {
    const nodes = graph(node('page', ['rail']), node('rail', ['film']), node('film', []))
    expect(publishOrder(nodes, new Set(['page', 'rail', 'film'])).order).toEqual(['film', 'rail', 'page'])
  })
  it('tells what is needed and would not be live', () => {
    const nodes = graph(
      node('page', ['rail', 'old', 'gone']),
      node('rail', []),
      node('old', [], { isPublished: true, hasDraft: false, blocks: ['expired'] }),
    )
    expect(publishOrder(nodes, new Set(['page'])).blocked).toEqual([
      { id: 'rail', reason: 'unpublished', neededBy: ['page'] },
      { id: 'old', reason: 'expired', neededBy: ['page'] },
      { id: 'gone', reason: 'unknown', neededBy: ['page'] },
    ])
  })
  it('leaves out what cannot be published, and says why', () => {
    const plan = publishOrder(graph(node('page', [], { blocks: ['locked'], warns: ['noPictures'] })), new Set(['page']))
    expect(plan).toMatchObject({ order: [], blocked: [{ id: 'page', reason: 'locked' }] })
    expect(plan.warned).toEqual([{ id: 'page', reason: 'noPictures' }])
  })
  it('finds documents that need each other', () => {
    const nodes = graph(node('a', ['b']), node('b', ['c']), node('c', ['a']), node('self', ['self']), node('d', ['a']))
    const { cycles, order } = publishOrder(nodes, new Set(['a', 'b', 'c', 'd', 'self']))
    expect(cycles.map((ring) => ring.join(' ')).toSorted()).toEqual(['a b c', 'self'])
    expect(order).toEqual(['d'])
  })
  it('goes through a chain of 20,000', () => {
    const ids = Array.from({ length: 20_000 }, (_, nth) => `n${nth}`)
    const nodes = graph(...ids.map((id, nth) => node(id, nth + 1 < ids.length ? [`n${nth + 1}`] : [])))
    expect(publishOrder(nodes, new Set(ids)).order[0]).toBe('n19999')
  })

  it('never puts anything before what it needs, and drops nothing', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const edges = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 12 })
    fc.assert(
      fc.property(edges, fc.subarray(ids), fc.subarray(ids), (pairs, wanted, blocking) => {
        const nodes = graph(
          ...ids.map((id) =>
            node(
              id,
              pairs.flatMap(([from, to]) => (from === id ? [to] : [])),
              { blocks: blocking.includes(id) ? ['locked'] : [] },
            ),
          ),
        )
        const { order, cycles, blocked } = publishOrder(nodes, new Set(wanted))
        const inRings = new Set(cycles.flat())
        const place = new Map(order.map((id, nth) => [id, nth]))
        for (const id of order)
          for (const need of nodes.get(id)?.needs ?? [])
            if (place.has(need)) expect(place.get(need)!).toBeLessThan(place.get(id)!)
        const told = new Set([...order, ...inRings, ...blocked.map(({ id }) => id)])
        for (const id of wanted) expect(told.has(id)).toBe(true)
        expect(new Set(order).size).toBe(order.length)
        expect(order.every((id) => !inRings.has(id) && !blocking.includes(id))).toBe(true)
      }),
    )
  })
})
