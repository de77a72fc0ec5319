import { useTranslate } from 'ra-core'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** What a line of the tree is called: what stands in it, in the order in which it is read. */
export function useLineName(row: TreeRow, type: TypeSummary | undefined, title: string): string {
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = useConsole()
  const live = row.sides.find(({ st }) => st === 'published')
  const words = [
    row.order !== undefined && format.number(row.order),
    title,
    translate(`status.${statusName(live?.st ?? row.st, type?.area)}`),
    row.lock && (row.lock.uid === actor.uid ? translate('status.lock.you') : row.lock.name),
    row.children !== undefined &&
      translate('relations.pieces', { smart_count: row.children, n: format.number(row.children) }),
  ]
  return words.filter(Boolean).join(' ')
}
