import type { DataProvider, DeleteManyParams, DeleteManyResult, UpdateManyParams, UpdateManyResult } from 'ra-core'
import { createBulkCalls } from './bulk.ts'
import { createCollectionProvider, isCollection } from './collections.ts'
import { createContentCalls } from './content.ts'
import { createDraftCalls } from './drafts.ts'
import { createImageCalls } from './images.ts'
import { createJobCalls } from './jobs.ts'
import { createLockCalls } from './locks.ts'
import { createPresenceCalls } from './presence.ts'
import { createProductCalls } from './products.ts'
import { createProfileCalls } from './profile.ts'
import { createResourceMethods } from './resources.ts'
import type { BulkStarted } from './resources.ts'
import { createSearchCalls } from './search.ts'
import { createSeriesCalls } from './series.ts'
import { createSettingCalls } from './settings.ts'
import { createTimingCalls } from './timing.ts'
import type { Transport } from './transport.ts'
import { createTransferCalls } from './transfer.ts'
import { createViewCalls } from './views.ts'
import { createTypeDocumentCalls } from './typeDocuments.ts'
import { createTypeCalls } from './types.ts'
import { cleanForType } from './resources/cleanForType.ts'

type Parts = {
  transport: Transport
  imageBase: string
  /** Of profiles; the images’ own unless told. */
  userBase?: string
  now: () => number
}

type Methods = 'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'delete'
/**
 * React-admin's methods, without the door that its own type leaves open for any other name. Those of many titles answer
 * the number of the job in `meta`.
 */
type ReadsAndWrites = Pick<DataProvider, Methods> & {
  updateMany: (resource: string, params: UpdateManyParams) => Promise<UpdateManyResult & Partial<BulkStarted>>
  deleteMany: (resource: string, params: DeleteManyParams) => Promise<DeleteManyResult & Partial<BulkStarted>>
}

/** Every call of the console behind one object: react-admin's methods, and the named calls by their own names. */
export function createDataProvider({ transport, imageBase, userBase = imageBase, now }: Parts) {
  const content = createContentCalls(transport)
  const types = createTypeCalls(transport)
  const collections = createCollectionProvider(transport)
  const images = createImageCalls(transport, imageBase, now)
  const bulk = createBulkCalls(transport)
  const series = createSeriesCalls(transport)
  const resources = createResourceMethods({ content, bulk, series, clean: cleanForType(types) })
  const of = (resource: string): ReadsAndWrites => (isCollection(resource) ? collections : resources)
  const methods: ReadsAndWrites & { supportAbortSignal: true } = {
    getList: (resource, params) => of(resource).getList(resource, params),
    getOne: (resource, params) => of(resource).getOne(resource, params),
    getMany: (resource, params) => of(resource).getMany(resource, params),
    getManyReference: (resource, params) => of(resource).getManyReference(resource, params),
    create: (resource, params) => of(resource).create(resource, params),
    update: (resource, params) => of(resource).update(resource, params),
    updateMany: (resource, params) => of(resource).updateMany(resource, params),
    delete: (resource, params) => of(resource).delete(resource, params),
    deleteMany: (resource, params) => of(resource).deleteMany(resource, params),
    /** React-admin hands every read a signal: leaving a screen cancels what it asked for. */
    supportAbortSignal: true,
  }
  return {
    ...methods,
    ...content,
    ...types,
    ...createTypeDocumentCalls(transport),
    ...createLockCalls(transport),
    ...createPresenceCalls(transport),
    ...createDraftCalls(transport),
    ...createSearchCalls(transport),
    ...series,
    ...createSettingCalls(transport),
    ...createTimingCalls(transport),
    ...createJobCalls(transport),
    ...createTransferCalls(transport),
    ...bulk,
    ...createViewCalls(transport),
    ...images,
    ...createProductCalls(transport),
    ...createProfileCalls(transport, userBase, images.ticketed),
  }
}

export type MarqueeDataProvider = ReturnType<typeof createDataProvider>
