import { createHash } from 'node:crypto'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { JobLedger } from '../stores/jobLedger.ts'
import { START, type LivePlace } from '../stores/types/livePayloads.ts'
import type { TypeStore } from '../stores/typeStore.ts'
import type { TypeRegistry } from './typeRegistry.ts'

/** The job's number in the ledger; an item is a type with what its list rows are made of. */
const JOB = '0198c0de-0000-7000-8000-0000000f0115'
const BATCH = 200
/** So long at a time; then other chores have their turn. */
const SLICE_MS = 1_000

type Parts = {
  types: Pick<TypeRegistry, 'list' | 'originOf' | 'etag'>
  typeStore: Pick<TypeStore, 'livePayloads' | 'rewriteRows'>
  ledger: Pick<JobLedger, 'has' | 'note'>
}

/**
 * A type that was changed in the console may carry more in its list rows, or filter by more: rows of stored documents
 * are made anew, a slice at a time. The ledger knows what is done; a server that was killed begins that type again.
 */
export function createRowRenewal({ types, typeStore, ledger }: Parts): () => Promise<void> {
  let settled = ''
  let current: { item: string; after: LivePlace } | undefined
  const next = async (): Promise<{ item: string; type: TypeDocument } | undefined> => {
    for (const type of types.list()) {
      const item = `${type.type} ${shapeOf(type)}`
      if (types.originOf(type.type) === 'console' && !(await ledger.has(JOB, item))) return { item, type }
    }
    return undefined
  }
  return async () => {
    const etag = types.etag()
    if (etag === settled) return
    const end = performance.now() + SLICE_MS
    for (let work = await next(); work; work = await next()) {
      const { item, type } = work
      if (current?.item !== item) current = { item, after: START }
      for (;;) {
        const batch = await typeStore.livePayloads(catalogUrn(type.type), current.after, BATCH)
        if (batch.length > 0) await typeStore.rewriteRows(type, batch)
        const last = batch.at(-1)
        if (!last || batch.length < BATCH) break
        current.after = last
        if (performance.now() > end) return
      }
      await ledger.note(JOB, item, 'success')
    }
    settled = etag
  }
}

function shapeOf({ narrow, images, languages }: TypeDocument): string {
  return createHash('sha256').update(JSON.stringify({ narrow, images, languages })).digest('base64url').slice(0, 24)
}
