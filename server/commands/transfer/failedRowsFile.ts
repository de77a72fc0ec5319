import { own } from '#contract/rules/diff/json.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import type { ImportInput } from '../../jobs/transfer/importPlan.ts'
import type { Services } from '../../services.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'

const SLICE = 500

/** What the failed rows of a job are called among the files. */
export function failuresName(job: string): string {
  return `${job}-failed.csv`
}

/** The rows of an import that failed, as they stood in the file, with what was wrong: mended, it is imported again. */
export async function* failedRowsFile(
  { transferRows }: Pick<Services, 'transferRows'>,
  { id, input }: JobRow,
): AsyncGenerator<string> {
  const { columns } = input as ImportInput
  yield BYTE_ORDER_MARK + csvLine([...columns, 'error', 'field'])
  let after = 0
  for (;;) {
    const rows = await transferRows.failedRows(id, after, SLICE)
    if (rows.length === 0) return
    yield rows
      .map(({ input: values, description, field }) => {
        const cells = columns.map((column) => cellText(own(values as Record<string, unknown>, column)))
        return csvLine([...cells, description ?? '', field ?? ''])
      })
      .join('')
    after = rows.at(-1)?.nth ?? after
  }
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
