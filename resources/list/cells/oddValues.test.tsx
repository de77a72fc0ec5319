import { expect, it } from 'vitest'
import { COLUMN_KINDS, summaryOf, type TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { cells } from './cells.ts'
import { tipOf } from './tips.ts'
import { useTableWords } from './useTableWords.ts'

const type = summaryOf(aType())
const label = { en: 'Odd', zh: 'Odd', ms: 'Odd', ta: 'Odd' }
/** Whatever a type of somebody's own making may put where a list expects names, dates, products or pictures. */
const ODD: readonly unknown[] = [
  7,
  true,
  'text',
  '2026-99-99',
  {},
  { v: [1] },
  [null],
  [[], 'x', { n: 7 }],
  [{ lang: 1, n: {} }],
]
const FIELDS = ['lon', 'lws', 'lwe', 'ed_dt', 'lwe_prd', 'ed_dt_prd', 'prd', 'vce', 'ia', 'odd'] as const

function OddCells({ kind, row }: { kind: TypeColumn['kind']; row: ContentRow }) {
  const words = useTableWords(type, Date.UTC(2026, 10, 24))
  const columns: TypeColumn[] = ['odd', 'odd.v'].map((field) => ({ field, kind, label }))
  return (
    <div role="row">
      {columns.map((column) => cells[kind](row, column, words))}
      {columns.map((column) => tipOf(row, column, words).lines.join())}
    </div>
  )
}

it.each(COLUMN_KINDS)('a cell of the kind %s shows what it can of values of any shape', async (kind) => {
  for (const value of ODD) {
    const odd = Object.fromEntries(FIELDS.map((field) => [field, value]))
    const row = {
      id: 'id-1',
      key: 'key-1',
      st: 'draft',
      rev: 1,
      sides: [],
      ut: '2026-11-01T00:00:00Z',
      uu: 'ann',
      ...odd,
    }
    const { container, unmount } = await showInConsole(<OddCells kind={kind} row={row as unknown as ContentRow} />, {
      calls: { imageUrl: () => undefined } as never,
    })
    expect(container.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(0)
    unmount()
  }
})
