import { expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { waitingLines } from './waitingLines.ts'

const row = (id: string) => ({ id, ut: 'then', uu: 'ann' }) as ContentRow
const draft = (id: string, problems: number) => ({ ...row(id), problems })
const back = (id: string) => ({ ...row(id), back: { by: 'Bob', at: 'now' } })
const shown = (lines: ReturnType<typeof waitingLines>) => lines.map(({ row: { id }, why }) => `${id} ${why}`)

it('names what was given back first, then what is to be approved, then drafts, those with errors before the others', () => {
  const lines = waitingLines(
    { handedBack: [back('a')], waiting: [row('b')], drafts: [draft('c', 0), draft('d', 2), draft('a', 1)] },
    6,
  )
  expect(shown(lines)).toEqual(['a handedBack', 'b approve', 'd draft', 'c draft'])
})

it('keeps room for drafts beside many approvals, and none for drafts that are not there', () => {
  const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(row)
  const both = waitingLines({ handedBack: [], waiting, drafts: [draft('x', 1), draft('y', 0), draft('z', 0)] }, 6)
  expect(shown(both).slice(3)).toEqual(['d approve', 'x draft', 'y draft'])
  expect(waitingLines({ handedBack: [], waiting, drafts: [] }, 6)).toHaveLength(6)
})
