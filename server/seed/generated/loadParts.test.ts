import { expect, it } from 'vitest'
import type { DocumentStore } from '../../stores/documentStore.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { loadGenerated, type LoadPart } from './loadGenerated.ts'

const wish = { now: () => Date.UTC(2026, 10, 24), from: 0, count: 3000, onProgress: () => undefined }

/** Slices as they come, each with what its titles say. */
async function slicesOf(part?: LoadPart): Promise<string[]> {
  const slices: string[] = []
  const load: DocumentStore['load'] = async ({ urn }, documents: readonly LoadedDocument[]) => {
    slices.push(JSON.stringify([urn, documents]))
    return documents.length
  }
  await loadGenerated({ ...wish, documents: { load }, ...(part && { part }) })
  return slices
}

it('parts of a load are together what one thread loads, slice by slice', async () => {
  const parts = await Promise.all([0, 1, 2].map((nth) => slicesOf({ nth, of: 3 })))
  expect(parts.every((slices) => slices.length > 10)).toBe(true)
  expect(parts.flat().toSorted()).toEqual((await slicesOf()).toSorted())
})
