import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { ExportChosen } from '../transfer/export/ExportChosen.tsx'
import { meantTitles } from './bulk/meantTitles.ts'
import { useColumns } from './columns/useColumns.ts'
import type { Selection } from './selection/createSelection.ts'
import { useSelectionState } from './selection/useSelection.ts'

type SelectionExportProps = { type: TypeSummary; selection: Selection }

/** The selection as a file: the chosen rows, or everything that matches where that is what is chosen. */
export function SelectionExport({ type, selection }: SelectionExportProps) {
  const { shown } = useColumns(type)
  const titles = meantTitles(useSelectionState(selection))
  if (!titles) return null
  const { chosen, count, atLeast } = titles
  return <ExportChosen type={type} meant={chosen} count={count} atLeast={atLeast} columnsOf={() => shown} />
}
