import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockOf, copiedBlock, planPaste } from '../model/pastedBlock.ts'
import { aField, aTitle } from '#tests/support/aWorkTitle.ts'
import { csvOf, readCsv } from './csv.ts'
import { planImport } from './foundTexts.ts'
import { readXliff, xliffOf } from './xliff.ts'

const LANGUAGES = ['en', 'zh', 'ms', 'ta']
const FIELDS = [aField('lon', { max: 120 }), aField('lod', { isLong: true })]
/** Any text, also one that a spreadsheet or XML would take for something else. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('=1+1', "'=x", '"', 'a"b\tc', ' x ', '<b>&amp;</b>', ']]>', '\r\n', 'a\nb', '少年派', 'கப்பல்'),
)
const XML = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u
const texts = fc.dictionary(fc.constantFrom(...LANGUAGES), text)
const status = fc.constantFrom('draft', 'review', 'final', undefined)
const titles = fc
  .array(fc.tuple(fc.record({ lon: texts, lod: texts }), status, fc.boolean()), { maxLength: 4 })
  .map((list) =>
    list.map(([fields, tst, isStale], at) => {
      const { base, ...title } = aTitle(`id-${at}`, fields)
      const said = (base.lon ?? []).map((one) =>
        one.lang === 'en' ? one : { ...one, ...(tst && { tst }), ...(isStale && { src: '0000000' }) },
      )
      return { ...title, base, now: { ...base, lon: said } }
    }),
  )

const planOf = (found: ReturnType<typeof readCsv>, of: readonly ReturnType<typeof aTitle>[]) =>
  planImport(found ?? [], {
    ...{ title: (id) => of.find((one) => one.id === id), fields: FIELDS, languages: LANGUAGES },
    isOff: () => false,
  })

describe('a file of the workbench', () => {
  it('changes nothing when it comes back as it went out, as CSV', () => {
    fc.assert(
      fc.property(titles, (list) => {
        const found = readCsv(csvOf(list, FIELDS, LANGUAGES))
        expect(planOf(found, list)).toMatchObject({ edits: [], stray: [] })
        for (const title of list) {
          const none = aTitle(title.id, {})
          const back = planOf(
            found,
            list.map((one) => (one.id === title.id ? none : one)),
          )
          const filled = back.edits.filter(({ id }) => id === title.id).length
          expect(filled).toBe(Object.values(title.now).flat().length)
          const tst = title.now.lon?.find(({ lang }) => lang === 'ms')?.tst
          const said = back.edits.find(({ id, path, lang }) => id === title.id && path === 'lon' && lang === 'ms')
          expect(said && 'status' in said ? said.status : undefined).toBe(tst)
        }
      }),
    )
  })

  it('changes nothing when it comes back as it went out, as XLIFF', () => {
    fc.assert(
      fc.property(titles, (list) => {
        const sound = list.every(({ now }) =>
          Object.values(now)
            .flat()
            .every(({ n }) => XML.test(n)),
        )
        const found = readXliff(xliffOf(list, FIELDS, LANGUAGES))
        expect(found).toBeDefined()
        if (sound) expect(planOf(found, list)).toMatchObject({ edits: [], stray: [] })
      }),
    )
  })

  it('is refused as a whole where it is none, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        readCsv(any)
        readXliff(any)
      }),
    )
    expect(readCsv('a,b\n1,2')).toBeUndefined()
    expect(readXliff('<a/>')).toBeUndefined()
    expect(readXliff('<xliff><file>')).toBeUndefined()
  })

  it('of a translator’s tool is read with its inline marks, its proposals left aside, and in both versions', () => {
    const old = `<xliff version="1.2"><file source-language="en" target-language="ms"><body>
      <trans-unit id="id-0/lon"><source>Up</source><target state="signed-off">At<g id="1">as</g></target>
      <alt-trans><target>Naik</target></alt-trans></trans-unit></body></file></xliff>`
    const newer = `<xliff version="2.0" srcLang="en" trgLang="ms"><file id="f"><unit id="id-0/lon">
      <segment><source>Up.</source><target>Atas.</target></segment>
      <segment><source> On.</source><target> Terus.</target></segment></unit></file></xliff>`
    expect(readXliff(old)).toEqual([
      { id: 'id-0', path: 'lon', lang: 'ms', text: 'Atas', source: 'Up', status: 'final' },
    ])
    expect(readXliff(newer)).toEqual([{ id: 'id-0', path: 'lon', lang: 'ms', text: 'Atas. Terus.', source: 'Up. On.' }])
  })

  it('says how far its texts are, also where the text stays', () => {
    const title = aTitle('id-0', { lon: { en: 'Up', ms: 'Atas', zh: '上' } })
    const found = readCsv('id,field,en,zh,ms,zh.status,ms.status\nid-0,lon,Up,上,Naik, Final ,draft\n')
    const plan = planOf(found, [title])
    expect(plan).toMatchObject({ states: 1, replaces: 1, same: 1, stray: [] })
    expect(plan.edits.map((edit) => 'status' in edit && edit.status)).toEqual(['final', 'draft'])
    expect(planOf(readCsv('id,field,ms,ms.status\nid-0,lon,Atas,ready\n'), [title]).edits).toEqual([])
  })

  it('that was translated from an older source says so, and leaves what it does not know', () => {
    const title = aTitle('id-0', { lon: { en: 'Up!' } })
    const plan = planOf(
      [
        { id: 'id-0', path: 'lon', lang: 'ms', text: 'Atas', source: 'Up' },
        { id: 'id-9', path: 'lon', lang: 'ms', text: 'Atas' },
        { id: 'id-0', path: 'lon', lang: 'ta', text: '' },
      ],
      [title],
    )
    expect(plan).toMatchObject({ fills: 1, stale: 1, replaces: 0, stray: [{ id: 'id-9' }] })
    expect(plan.edits).toMatchObject([{ text: 'Atas', mark: expect.stringMatching(/^[0-9a-z]{7}$/) as string }])
  })
})

describe('a block of a spreadsheet', () => {
  const sheetOf = (list: readonly ReturnType<typeof aTitle>[]) => ({
    titles: list,
    fields: FIELDS,
    languages: LANGUAGES,
  })
  const all = { from: { line: 0, column: 0 }, to: { line: 3, column: 3 } }

  it('is read whatever it is, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), titles, (any, list) => {
        const plan = planPaste(sheetOf(list), all, blockOf(any), () => false)
        expect(plan.cells.length + plan.outside).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(blockOf('"a\nb"\tc\r\n"d ""e"""\t\r\n')).toEqual([
      ['a\nb', 'c'],
      ['d "e"', ''],
    ])
  })

  it('that was copied here changes nothing where it came from', () => {
    const plain = fc.stringMatching(/^[^\r\t\n][^\r]{0,8}$/u).filter((one) => one.trim() === one)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...LANGUAGES), plain), (lod) => {
        const sheet = sheetOf([aTitle('id-0', { lod })])
        const range = { from: { line: 0, column: 0 }, to: { line: 1, column: 3 } }
        expect(planPaste(sheet, range, blockOf(copiedBlock(sheet, range)), () => false).cells).toEqual([])
      }),
    )
  })

  it('says what fills, what replaces, what is too long and what finds no place', () => {
    const sheet = sheetOf([aTitle('id-0', { lon: { en: 'Up', ms: 'Naik' } })])
    const at = { line: 0, column: 1 }
    const plan = planPaste(sheet, { from: at, to: at }, blockOf(`上\tAtas\t${'x'.repeat(121)}\tmore`), () => false)
    expect(plan.outside).toBe(1)
    expect(plan.cells.map(({ isReplacing, isLong }) => [isReplacing, isLong])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })
})
