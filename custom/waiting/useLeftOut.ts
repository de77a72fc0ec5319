import { useEffect } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Selection } from '#kit/parts/table/selection/createSelection.ts'
import { revisionKey } from '#kit/record/actions/revisionKey.ts'

/** Takes out of a selection what has been decided about, and what the list by now shows at another revision. */
export function useLeftOut(
  selection: Selection<ContentRow>,
  rows: readonly ContentRow[] | undefined,
  isDecided: (row: ContentRow) => boolean,
): void {
  useEffect(() => {
    const chosen = [...selection.state().rows.values()]
    if (chosen.length === 0) return
    const shown = new Map(rows?.map(({ id, rev }) => [id, rev]))
    const isOutdated = ({ id, rev }: ContentRow) => shown.has(id) && shown.get(id) !== rev
    const gone = chosen.filter((row) => isDecided(row) || isOutdated(row))
    if (gone.length > 0) selection.drop(new Set(gone.map(revisionKey)))
  })
}
