import { expect, it } from 'vitest'
import { summaryOf, type TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { drawFlags } from './drawFlags.tsx'
import { tipOf } from './tips.ts'
import { useTableWords } from './useTableWords.ts'

const type = summaryOf(aType())
const column: TypeColumn = { field: 'flags', kind: 'flags', label: type.labels.one }

function FlagsCell({ row }: { row: ContentRow }) {
  const words = useTableWords(type, Date.UTC(2026, 10, 24))
  return (
    <div role="row">
      {drawFlags(row, column, words)}
      <p>{tipOf(row, column, words).lines.join('; ')}</p>
    </div>
  )
}

async function cellOf(row: Record<string, unknown>) {
  const { container } = await showInConsole(<FlagsCell row={{ id: 'p-1', ...row } as unknown as ContentRow} />, {
    calls: { imageUrl: () => undefined } as never,
  })
  return [container.querySelector('[role=gridcell]')?.textContent, container.querySelector('p')?.textContent]
}

it('names the first reason why a program is flagged and counts the others, which its tip names', async () => {
  const [cell, tip] = await cellOf({ mn_lic: '2026-11-23T00:00:00Z', mn_avl: true, parts_unavailable: true })
  expect(cell).toBe('Licence passed+1')
  expect(tip).toBe('Licence passed; Segments unavailable')
})

it('says nothing of a program that can be played', async () => {
  expect(await cellOf({ mn_lic: '2026-11-25T00:00:00Z', mn_avl: true })).toEqual(['', ''])
})
