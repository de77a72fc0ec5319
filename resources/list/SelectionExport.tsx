import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { ExportChosen } from '../transfer/export/ExportChosen.tsx'
import { useColumns } from './columns/useColumns.ts'
import type { Selection } from './selection/createSelection.ts'
import { useSelectionState } from './selection/useSelection.ts'
import type { ContentList } from './useContentList.ts'

type SelectionExportProps = { type: TypeSummary; list: ContentList; selection: Selection }

/** The selection as a file: the chosen rows, or everything that matches where that is what is chosen. */
export function SelectionExport({ type, list, selection }: SelectionExportProps) {
  const { shown } = useColumns(type, list)
  const { rows, all } = useSelectionState(selection)
  const meant = all ? { flt: all.flt } : { keys: [...rows.keys()] }
  return (
    <ExportChosen
      type={type}
      meant={meant}
      count={all?.count ?? rows.size}
      atLeast={all?.atLeast ?? false}
      columnsOf={() => shown}
    />
  )
}
