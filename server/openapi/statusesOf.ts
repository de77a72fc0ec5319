import type { CallRow } from '#contract/wire/calls/call.ts'
import { isOpen } from './guardWords.ts'

/** HTTP statuses of a call's success. */
export function successesOf({ created, method, gives, statuses = [] }: CallRow): number[] {
  const own = statuses.filter((status) => status < 300)
  const isKept = method === 'GET' && gives !== 'stream'
  return [...(own.length > 0 ? own : [created ? 201 : 200]), ...(isKept ? [304] : [])]
}

/**
 * Statuses with which the server may refuse a call: those that follow from what the row says, and the row's own. Every
 * call takes a product, and one that the caller does not have answers 404 like one that does not exist.
 */
export function refusalsOf(row: CallRow): number[] {
  const { method, guard, document, created, takes, body, statuses = [] } = row
  const isWrite = method !== 'GET'
  const hasInput = body !== undefined || takes !== undefined
  const all = [
    ...[400, 429, 431, 503],
    ...(isOpen(guard) ? [] : [401, 403, 404]),
    // A ticket that is missing, wrong or over, and files that are gone.
    ...(guard.by === 'signed' ? [401, 403, 404] : []),
    ...(hasInput ? [413, 415, 422] : []),
    // A retry key that is in work, or belongs to another request.
    ...(isWrite && guard.by !== 'public' ? [409, 422] : []),
    ...(document ? [...(created ? [] : [428]), 507] : []),
    ...(takes === 'multipart' || takes === 'media' ? [507] : []),
    ...statuses.filter((status) => status >= 300),
  ]
  return [...new Set(all)].sort((a, b) => a - b)
}
