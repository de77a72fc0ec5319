import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { FEED_BYTES, FEED_PROBLEMS } from '#contract/values/ingestion.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'

/** Endings of guides, as the browser's dialog offers them. */
export const FEED_ENDINGS = '.xml,.xmltv,.csv,.gz,application/xml,text/xml,text/csv,application/gzip'

/** Why a file is not sent at all. */
export function whyNotFeed({ size }: Pick<File, 'size'>): 'empty' | 'tooLarge' | undefined {
  if (size === 0) return 'empty'
  return size > FEED_BYTES ? 'tooLarge' : undefined
}

/** What the server has against a feed, with its place; undefined where the error is about something else. */
export function feedProblem(error: unknown): Pick<EpgIngestion, 'keyword' | 'line' | 'column' | 'message'> | undefined {
  const { code, errors = [] } = (error ?? {}) as Partial<Pick<ApiError, 'code' | 'errors'>>
  const [first] = errors
  const keyword = FEED_PROBLEMS.find((one) => one === first?.keyword)
  if (code !== 'feedRefused' || !first || !keyword) return undefined
  const { line, column } = first.params ?? {}
  return {
    keyword,
    message: first.description,
    ...(typeof line === 'number' && { line }),
    ...(typeof column === 'number' && { column }),
  }
}
