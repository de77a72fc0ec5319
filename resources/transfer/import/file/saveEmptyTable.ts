import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import { saveFile } from '../../export/saveFile.ts'
import type { TransferField } from '../../fields/transferFields.ts'

/** A table with nothing but its head: every column that an import of the type reads. */
export function saveEmptyTable(type: string, targets: readonly TransferField[]): void {
  saveText(BYTE_ORDER_MARK + csvLine(targets.map(({ path }) => path)), `${type}-empty.csv`)
}

/** Lets the browser save a table that was made here. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  saveFile(address, name)
  URL.revokeObjectURL(address)
}
