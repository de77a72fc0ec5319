import { describe, expect, it } from 'vitest'
import { aField, aTitle } from '#tests/support/aWorkTitle.ts'
import { savedTexts } from '../saveTitles.ts'
import { countOf, shareOf, titleFacts } from './cellFacts.ts'
import { createWorkbench } from './createWorkbench.ts'
import { movedBy, tabbed } from './gridPlace.ts'
import { blockOf, copiedBlock, filledDown } from './pastedBlock.ts'
import { isShown, nextToDo } from './shownTitles.ts'
import { textAt, type WorkTitle } from './workTitle.ts'

const LANGUAGES = ['en', 'zh', 'ms', 'ta']
const FIELDS = [aField('lon', { max: 6, hard: 10 }), aField('lod', { isLong: true })]
const MS = { path: 'lon', lang: 'ms' }

function aBench(...titles: WorkTitle[]) {
  const bench = createWorkbench({ now: () => 0 })
  bench.know(FIELDS)
  bench.add(titles)
  const type = (id: string, lang: string, text: string) =>
    bench.edit('type', [{ id, path: 'lon', lang, text }], `${id} ${lang}`)
  const text = (id: string, lang: string) => textAt(bench.title(id)?.now ?? {}, { path: 'lon', lang })
  const sheet = () => ({ titles: bench.titles(), fields: FIELDS, languages: LANGUAGES })
  return { bench, type, text, sheet }
}
/** What the server has after somebody saved one text. */
const read = (title: WorkTitle, lang: string, n: string) => ({
  ...{ id: title.id, rev: title.rev + 1, n: 2, st: title.st, ut: title.ut, by: 'Bob', lock: undefined },
  base: { ...title.base, lon: [...(title.base.lon ?? []).filter((one) => one.lang !== lang), { lang, n }] },
})

describe('what is typed into the sheet', () => {
  it('is one step per cell, taken back and brought back by name, a pasted block as one', () => {
    const { bench, type, text } = aBench(aTitle('a', { lon: { en: 'Up' } }), aTitle('b', { lon: { en: 'On' } }))
    for (const typed of ['A', 'At', 'Atas']) type('a', 'ms', typed)
    bench.edit('paste', [
      { id: 'a', path: 'lon', lang: 'zh', text: '上' },
      { id: 'b', path: 'lon', lang: 'zh', text: '开' },
    ])
    expect([bench.names().undo, bench.unsaved().length]).toEqual(['paste', 3])
    bench.undo()
    expect([text('a', 'zh'), text('b', 'zh'), text('a', 'ms')]).toEqual(['', '', 'Atas'])
    bench.undo()
    expect([text('a', 'ms'), bench.unsaved()]).toEqual(['', []])
    bench.redo()
    expect(text('a', 'ms')).toBe('Atas')
  })

  it('is up to date with its source until that changes, or somebody finds it still right', () => {
    const { bench, type } = aBench(aTitle('a', { lon: { en: 'Up' } }))
    const state = () => {
      const title = bench.title('a')
      return title && titleFacts(title, FIELDS, LANGUAGES).ms?.[0]
    }
    expect(state()).toBe('missing')
    type('a', 'ms', 'Atas')
    expect(state()).toBe('done')
    type('a', 'en', 'Up!')
    expect(state()).toBe('stale')
    bench.edit('confirm', [{ id: 'a', ...MS, confirms: true }])
    expect(state()).toBe('done')
    type('a', 'ms', 'Terlalu')
    expect(state()).toBe('long')
    const { ms } = countOf(bench.titles(), FIELDS, LANGUAGES)
    expect(ms && shareOf(ms)).toEqual({ filled: 1, all: 1 })
  })

  it('is as far as somebody says, until its text or its source changes', () => {
    const { bench, type } = aBench(aTitle('a', { lon: { en: 'Up', ms: 'Atas' } }))
    const state = () => {
      const title = bench.title('a')
      return title && titleFacts(title, FIELDS, LANGUAGES).ms?.[0]
    }
    const say = (status: 'draft' | 'final' | undefined) => bench.edit('state', [{ id: 'a', ...MS, status }])
    say('draft')
    expect(state()).toBe('draft')
    say('final')
    expect([state(), savedTexts(bench.title('a') ?? aTitle('a', {}), FIELDS, new Set()).lon?.[1]]).toEqual([
      'final',
      { lang: 'ms', n: 'Atas', tst: 'final' },
    ])
    type('a', 'ms', 'Naik')
    expect(state()).toBe('review')
    bench.undo()
    expect(state()).toBe('final')
    type('a', 'en', 'Up!')
    expect(state()).toBe('stale')
    bench.edit('confirm', [{ id: 'a', ...MS, confirms: true }])
    expect(state()).toBe('final')
    say(undefined)
    expect(state()).toBe('done')
    bench.edit('state', [{ id: 'a', path: 'lon', lang: 'zh', status: 'final' }])
    bench.edit('state', [{ id: 'a', path: 'lon', lang: 'en', status: 'final' }])
    expect(JSON.stringify(bench.title('a')?.now)).not.toContain('tst')
  })

  it('stays over what others save meanwhile; a cell that both changed says so and waits to be seen', () => {
    const { bench, type, text } = aBench(aTitle('a', { lon: { en: 'Up', ms: 'Atas' } }))
    const before = bench.title('a') ?? aTitle('a', {})
    type('a', 'ms', 'Naik')
    bench.follow([read(before, 'zh', '上')])
    expect([text('a', 'zh'), text('a', 'ms'), bench.title('a')?.met.size]).toEqual(['上', 'Naik', 0])
    bench.follow([read({ ...before, rev: 2 }, 'ms', 'Ke atas')])
    const met = bench.title('a') ?? before
    expect([text('a', 'ms'), [...met.met], met.rev]).toEqual(['Naik', ['lon.ms'], 3])
    expect(savedTexts(met, FIELDS, met.met)).toEqual({})
    expect(savedTexts(met, FIELDS, new Set()).lon).toMatchObject([{ lang: 'en' }, { lang: 'ms', n: 'Naik' }])
    bench.follow([read({ ...before, rev: 3 }, 'ms', 'Naik')])
    expect([bench.unsaved(), bench.title('a')?.met.size]).toEqual([[], 0])
  })

  it('is not saved where the server would refuse it, and all else of its title is', () => {
    const { bench, type } = aBench(aTitle('a', { lon: { en: 'Up' } }))
    type('a', 'ms', 'x'.repeat(11))
    type('a', 'zh', '上')
    const title = bench.title('a') ?? aTitle('a', {})
    expect(savedTexts(title, FIELDS, new Set()).lon?.map(({ lang }) => lang)).toEqual(['en', 'zh'])
  })

  it('left behind comes back over what stands there now, and says where that has changed', () => {
    const { bench, text } = aBench(aTitle('a', { lon: { en: 'Up', ms: 'Ke atas' } }))
    bench.restore([{ id: 'a', ...MS, before: { lang: 'ms', n: 'Atas' }, after: { lang: 'ms', n: 'Naik' } }], 'restore')
    expect([text('a', 'ms'), [...(bench.title('a')?.met ?? [])]]).toEqual(['Naik', ['lon.ms']])
    bench.undo()
    expect(text('a', 'ms')).toBe('Ke atas')
  })
})

describe('the sheet', () => {
  it('is walked as a spreadsheet: cell by cell, language by language, to its ends', () => {
    const size = { lines: 4, columns: 4 }
    const at = { line: 1, column: 3 }
    const moved = (key: string, isFar = false) => movedBy(at, { key, isFar, page: 2 }, size)
    expect(moved('ArrowRight')).toEqual(at)
    expect(moved('ArrowLeft', true)).toEqual({ line: 1, column: 0 })
    expect(moved('PageDown')).toEqual({ line: 3, column: 3 })
    expect(moved('End', true)).toEqual({ line: 3, column: 3 })
    expect(moved('x')).toBeUndefined()
    expect(tabbed(at, 1, size)).toEqual({ line: 2, column: 0 })
    expect(tabbed({ line: 3, column: 3 }, 1, size)).toBeUndefined()
  })

  it('copies ranges, fills down, and finds what is left to do', () => {
    const { sheet } = aBench(
      aTitle('a', { lon: { en: 'Up', ms: 'Atas' }, lod: { en: 'Two\nlines' } }),
      aTitle('b', { lon: { en: 'On', zh: '开', ms: 'Terus', ta: 'மேல்' } }),
    )
    const range = { from: { line: 0, column: 0 }, to: { line: 1, column: 2 } }
    expect(blockOf(copiedBlock(sheet(), range))).toEqual([
      ['Up', '', 'Atas'],
      ['Two\nlines', '', ''],
    ])
    expect(filledDown(sheet(), { from: { line: 0, column: 2 }, to: { line: 1, column: 2 } }, () => false)).toEqual([
      { id: 'a', path: 'lod', lang: 'ms', text: 'Atas' },
    ])
    expect(nextToDo(sheet(), { line: 3, column: 3 }, 1)).toEqual({ line: 0, column: 1 })
    expect(nextToDo(sheet(), { line: 0, column: 1 }, -1)).toEqual({ line: 1, column: 3 })
    expect(sheet().titles.map((title) => isShown(title, 'missing', sheet()))).toEqual([true, false])
  })
})
