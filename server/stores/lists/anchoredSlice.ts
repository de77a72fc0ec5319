import type { RunSql } from '../../db/planOnce.ts'
import type { SortColumn } from '#contract/registry/typeDocument.ts'
import type { Anchors } from './anchors.ts'
import { storedRows, type Totals } from './keptTotals.ts'
import { anchorsSql } from './anchorsSql.ts'
import type { PageSlice } from './pageOrder.ts'
import type { PageSource } from './pageSql.ts'

/** Orders in which a row moves only where it is saved, which is told of; other columns follow their type, too. */
const ANCHORED: readonly SortColumn[] = ['updated', 'created', 'name', 'starts', 'ends']

type Jump = { source: PageSource; slice: PageSlice; key: string; totals: Totals }

/** The same page from the nearest known place instead of from the beginning. */
export async function anchoredSlice(once: RunSql, anchors: Anchors, jump: Jump): Promise<PageSlice> {
  const { source, slice, key, totals } = jump
  const { offset, sort } = slice
  if (offset < anchors.every || !ANCHORED.includes(sort.column)) return slice
  const rows = [...totals.keys()].reduce((sum, urn) => sum + storedRows(totals, urn), 0)
  const anchor = await anchors.before({ key, offset, rows }, async (behind, wanted) => {
    const start = behind?.offset ?? 0
    const walked = { ...slice, offset: wanted - start, ...(behind && { from: placeAt(behind) }) }
    const found = await once(anchorsSql(source, walked, anchors.every))
    return found.map(({ nth, value, id }) => ({ offset: start + nth, value, id }))
  })
  return anchor ? { ...slice, from: placeAt(anchor), offset: offset - anchor.offset } : slice
}

const placeAt = ({ value, id }: { value: string; id: string }) => ({ value, id, count: 0, atLeast: false })
