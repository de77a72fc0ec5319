import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import { saveTable } from '#kit/parts/files/saveFile.ts'
import type { TransferField } from '../../fields/transferFields.ts'

/** A table with nothing but its head: every column that an import of the type reads. */
export function saveEmptyTable(type: string, targets: readonly TransferField[]): void {
  saveTable(BYTE_ORDER_MARK + csvLine(targets.map(({ path }) => path)), `${type}-empty.csv`)
}
