import type { TransferFormat } from '#contract/values/transfer.ts'
import { TRANSFER_FORMATS } from '#contract/values/transfer.ts'

const ENDINGS: Readonly<Record<TransferFormat, readonly string[]>> = {
  csv: ['.csv', '.tsv', '.txt'],
  json: ['.json'],
  ndjson: ['.ndjson', '.jsonl'],
}

/** What a file input offers to choose. */
export const ACCEPTED = Object.values(ENDINGS).flat().join(',')

export function formatOfName(name: string): TransferFormat | undefined {
  const lower = name.toLowerCase()
  return TRANSFER_FORMATS.find((format) => ENDINGS[format].some((end) => lower.endsWith(end)))
}
