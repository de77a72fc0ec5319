import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { summaryOf, type TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { drawTitle } from './drawTitle.tsx'
import { useTableWords } from './useTableWords.ts'

const type = summaryOf(aType())
const column: TypeColumn = { field: 'lon', kind: 'title', label: type.labels.one }

function TitleCell({ row }: { row: Record<string, unknown> }) {
  const words = useTableWords(type, Date.UTC(2026, 10, 24))
  return <div role="row">{drawTitle({ id: 'id-1', ...row } as unknown as ContentRow, column, words)}</div>
}

const show = (row: Record<string, unknown>) =>
  showInConsole(<TitleCell row={row} />, { calls: { imageUrl: () => undefined } as never })

it('marks a title that a sponsor pays for, under its name', async () => {
  await show({ lon: [{ lang: 'en', n: 'Final Whistle' }], marker: 'SPONSORED' })
  expect(screen.getByText('SPONSORED')).toBeInTheDocument()
})

it('marks no other title', async () => {
  await show({ lon: [{ lang: 'en', n: 'Final Whistle' }], sponsor: { name: 'Bank Jambatan' } })
  expect(screen.queryByText('SPONSORED')).toBeNull()
})
