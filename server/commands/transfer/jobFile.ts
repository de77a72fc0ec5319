import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { Services } from '../../services.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { failuresName } from './failedRowsFile.ts'

const API = '/api'

/**
 * The file of a job, for whoever asked for it: what an export has written, or the rows of an import that failed. Its
 * address opens for an hour; each look at the job signs a new one.
 */
export function jobFile(
  { transfers }: Pick<Services, 'transfers'>,
  { id, kind, file, failure, input }: JobRow,
): Pick<JobDetail, 'url' | 'fileName'> {
  if (kind === 'exportContent' && file && file.isWhole !== false)
    return { url: API + transfers.address(String(file.stored)), fileName: String(file.name) }
  if (kind === 'importContent' && failure > 0)
    return { url: API + transfers.address(failuresName(id)), fileName: failedFileName(String(input.fileName)) }
  return {}
}

/** 'films.json' -> 'films-failed.csv'. */
export function failedFileName(name: string): string {
  return `${name.replace(/\.\w+$/, '')}-failed.csv`
}
