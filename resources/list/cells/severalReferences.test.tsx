import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { summaryOf, type TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { cells } from './cells.ts'
import { useTableWords } from './useTableWords.ts'

const type = summaryOf(aType())
const label = { en: 'Announces', zh: '宣传对象', ms: 'Mengumumkan', ta: 'அறிவிப்பது' }
const column: TypeColumn = { field: 'ann', kind: 'reference', label }

function Cell({ ann }: { ann: unknown }) {
  const words = useTableWords(type, Date.UTC(2026, 10, 24))
  return <div role="row">{cells.reference({ ann } as unknown as ContentRow, column, words)}</div>
}

it.each([
  [['a', 'b', 'c'], '+2'],
  [[{ lon: [{ lang: 'en', n: 'Home' }] }, {}, {}], '+2'],
  [['a'], ''],
  ['a', ''],
])('a row that names %j tells of the others by their number', async (ann, more) => {
  const { unmount } = await showInConsole(<Cell ann={ann} />, { calls: { imageUrl: () => undefined } as never })
  expect(screen.getByRole('gridcell').textContent).toMatch(more === '' ? /^[^+]*$/ : /\+2$/)
  unmount()
})
