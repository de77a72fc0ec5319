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

function TitleCell({ row, marksLocks }: { row: Record<string, unknown>; marksLocks?: boolean }) {
  const words = useTableWords(type, Date.UTC(2026, 10, 24), marksLocks)
  return <div role="row">{drawTitle({ id: 'id-1', ...row } as unknown as ContentRow, column, words)}</div>
}

const show = (row: Record<string, unknown>, marksLocks = false) =>
  showInConsole(<TitleCell row={row} marksLocks={marksLocks} />, { calls: { imageUrl: () => undefined } as never })

it('marks a title that a sponsor pays for, under its name', async () => {
  await show({ lon: [{ lang: 'en', n: 'Final Whistle' }], marker: 'SPONSORED' })
  expect(screen.getByText('SPONSORED')).toBeInTheDocument()
})

it('marks no other title', async () => {
  await show({ lon: [{ lang: 'en', n: 'Final Whistle' }], sponsor: { name: 'Bank Jambatan' } })
  expect(screen.queryByText('SPONSORED')).toBeNull()
})

it('tells who holds a title on its artwork, where no column does', async () => {
  const row = { lon: [{ lang: 'en', n: 'Final Whistle' }], lock: { uid: 'u-2', name: 'Arjun Pillai' } }
  await show(row, true)
  expect(screen.getByRole('img', { name: 'Locked by Arjun Pillai' })).toBeInTheDocument()
})
