import { describe, expect, it } from 'vitest'
import type { PublishPlanNode } from '#contract/schemas/publishing.ts'
import { firstChoice, isChoosable, leftOut, needsLook, placesOf, publishGraph } from './publishGraph.ts'
import { publishLines } from './publishLines.ts'
import { askedIds, type PublishWork } from './publishWork.ts'

const node = (id: string, needs: string[], more: Partial<PublishPlanNode> = {}): PublishPlanNode => ({
  ...{ id, needs, urn: '', cty: 'film', lon: [{ lang: 'en', n: id }], st: 'draft', rev: 1 },
  ...{ isPublished: false, hasDraft: true, blocks: [], warns: [], ...more },
})
const live = (id: string, needs: string[] = [], more: Partial<PublishPlanNode> = {}) =>
  node(id, needs, { st: 'published', isPublished: true, hasDraft: false, ...more })
const work = (more: Partial<PublishWork> = {}): PublishWork => ({
  ...{ subject: 'shop', unknown: new Set(), own: [], along: [], ...more },
})
const graphOf = (nodes: readonly PublishPlanNode[], more: Partial<PublishWork> = {}, unread = 0) =>
  publishGraph({ nodes: [...nodes], unread }, work(more))

describe('what publishing a record needs', () => {
  it('is nothing where all that it leads to is live', () => {
    const graph = graphOf([node('shop', ['row']), live('row', ['film']), live('film')])
    expect(needsLook(graph, work())).toBe(false)
    expect([...firstChoice(graph)]).toEqual(['shop'])
  })

  it('is what is not live at the end of any way, also behind what is live', () => {
    const graph = graphOf([node('shop', ['row']), live('row', ['film', 'gone']), node('film', [])])
    expect(needsLook(graph, work())).toBe(true)
    expect([...graph.lacking]).toEqual(['film', 'gone'])
    expect([...firstChoice(graph)]).toEqual(['shop', 'film'])
  })

  it('is never certain where not all was looked at', () => {
    expect(needsLook(graphOf([node('shop', [])], {}, 3), work())).toBe(true)
  })

  it('leaves to the reader what is over, and takes out what cannot be published', () => {
    const ended = node('ended', [], { blocks: ['expired'] })
    const held = node('held', [], { blocks: ['locked'] })
    const graph = graphOf([node('shop', ['ended', 'held']), ended, held])
    expect([...firstChoice(graph)]).toEqual(['shop'])
    expect([isChoosable(graph, 'ended'), isChoosable(graph, 'held')]).toEqual([true, false])
    expect(leftOut(graph, new Set(['shop', 'ended']))).toEqual(['held'])
  })

  it('goes by the text that is not saved yet, which a save may mend', () => {
    const own = [{ id: 'shop', cty: 'film', lon: [], needs: ['film'] }]
    const saved = [node('shop', ['old'], { blocks: ['invalid', 'locked'] }), node('old', []), node('film', [])]
    const graph = graphOf(saved, { own })
    expect([...graph.lacking]).toEqual(['film'])
    expect(graph.nodes.get('shop')?.blocks).toEqual(['locked'])
  })

  it('has the parts of a page that go with it, and is asked where a shared part stays a draft', () => {
    const along = { along: ['row'] }
    const graph = graphOf([node('shop', ['row']), node('row', [])], along)
    expect(needsLook(graph, work(along))).toBe(false)
    expect(leftOut(graph, new Set(['shop']))).toEqual(['row'])
    const own = [{ id: 'shared', cty: 'container', lon: [], needs: [], staysDraft: true }]
    expect(needsLook(graph, work({ own }))).toBe(true)
  })

  it('asks about all that the server knows, each once', () => {
    const own = [{ id: 'new', cty: 'container', lon: [], needs: ['film', 'x'.repeat(65)] }]
    const asked = askedIds(work({ own, along: ['new', 'row'], unknown: new Set(['new']) }))
    expect(asked).toEqual(['shop', 'row', 'film'])
  })

  it('is published behind what it needs, and together where it needs itself', () => {
    const graph = graphOf([node('shop', ['row']), node('row', ['a', 'b']), node('a', ['b']), node('b', ['a'])])
    expect([...placesOf(graph, new Set(['shop', 'row']))]).toEqual([
      ['row', 1],
      ['shop', 2],
    ])
    const places = placesOf(graph, new Set(['shop', 'row', 'a', 'b']))
    expect(places.get('a')).toBe(places.get('b'))
  })
})

describe('the graph as lines', () => {
  it('has each document once, below the first that needs it, with all that need it', () => {
    const { lines, live: others } = publishLines(
      graphOf([
        node('shop', ['row', 'film']),
        live('row', ['film', 'seen', 'draft']),
        node('film', []),
        live('seen'),
        node('draft', []),
      ]),
    )
    expect(lines.map(({ id, branches, neededBy }) => [id, branches, neededBy])).toEqual([
      ['shop', [], []],
      ['row', [true], ['shop']],
      ['draft', [true, false], ['row']],
      ['film', [false], ['shop', 'row']],
    ])
    expect(others).toBe(1)
  })

  it('says of each why viewers do not have it', () => {
    const { lines } = publishLines(
      graphOf([
        node('shop', ['a', 'b', 'c']),
        live('a', [], { warns: ['noPictures'] }),
        live('b', [], { hasDraft: true }),
      ]),
    )
    expect(lines.map(({ id, reasons }) => [id, reasons])).toEqual([
      ['shop', ['unpublished']],
      ['a', ['noPictures']],
      ['b', ['changed']],
      ['c', ['unknown']],
    ])
  })

  it('ends where documents need each other, and bears long chains', () => {
    const ring = graphOf([node('shop', ['a']), node('a', ['shop'])])
    expect(publishLines(ring).lines.map(({ id }) => id)).toEqual(['shop', 'a'])
    const chain = Array.from({ length: 1_000 }, (_, at) => node(at === 0 ? 'shop' : `n${at}`, [`n${at + 1}`]))
    expect(publishLines(graphOf(chain)).lines).toHaveLength(1_001)
  })
})
