import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { ExtensionsContext } from '#kit/parts/extension/ExtensionsContext.ts'
import type { TableWords } from '../cells/tableWords.ts'
import { shapeOf } from './shapeOf.ts'
import { useTableColumns } from './useTableColumns.ts'

const label = { en: 'Year', zh: 'Year', ms: 'Year', ta: 'Year' }
const column = { field: 'yr', kind: 'year', label } as TypeColumn
const shaped = [{ ...shapeOf(column), column }]
const extension = {
  name: 'own',
  cells: [{ column: 'yr', types: ['film'], draw: (row: ContentRow) => <b>{`own ${row.id}`}</b> }],
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <ExtensionsContext value={[extension]}>{children}</ExtensionsContext>
)
const drawn = (type: string) => {
  const words = { language: 'en', option: () => 'plain' } as unknown as TableWords
  const { result } = renderHook(() => useTableColumns(type, shaped, words), { wrapper })
  return render(<>{result.current[0]?.draw?.({ id: '1', yr: 2001 } as unknown as ContentRow)}</>).container.textContent
}

it('an extension draws its column in the lists of its types, and no other list', () => {
  expect(drawn('film')).toBe('own 1')
  expect(drawn('saga')).not.toContain('own')
})
