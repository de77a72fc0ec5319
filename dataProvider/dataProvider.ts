import type { DataProvider, DeleteManyParams, DeleteManyResult, UpdateManyParams, UpdateManyResult } from 'ra-core'
import { isOwnType } from '#contract/registry/ownFacts.ts'
import type { TypeSetting } from '#contract/schemas/service.ts'
import type { ServiceExtensions } from '#contract/wire/extensions.ts'
import type { Calls } from './calls.ts'
import { createCalls } from './calls.ts'
import { createCollectionProvider, isCollection } from './collections.ts'
import { createFileReads } from './fileReads.ts'
import { gatherConfigs } from './gatheredConfigs.ts'
import { createImageAddresses } from './imageAddresses.ts'
import { createSubstitute } from './plainService/createSubstitute.ts'
import { createResourceMethods } from './resources.ts'
import type { BulkStarted } from './resources.ts'
import { createOwnMethods } from './ownResources.ts'
import { cleanForType } from './resources/cleanForType.ts'
import type { Transport } from './transport.ts'
import { createTypeForms } from './typeForms.ts'

type Parts = {
  transport: Transport
  imageBase: string
  /** Where the addresses of manifests stand; that of pictures where nothing else is said. */
  mediaBase?: string
  /** Of profiles; the images’ own unless told. */
  userBase?: string
  now: () => number
  /** Of a service that lacks extensions: what it has, and the types that the configuration names. */
  plain?: { service: ServiceExtensions; types: readonly TypeSetting[] } | undefined
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

/** Every call of the console behind one object: react-admin's methods, and the calls of the table by their own names. */
export function createDataProvider({
  transport,
  imageBase,
  userBase = imageBase,
  mediaBase = imageBase,
  now,
  plain,
}: Parts) {
  const direct = createCalls(transport)
  const calls: Calls = plain
    ? createCalls(
        transport,
        createSubstitute(plain.service, () => ({
          calls,
          direct,
          service: plain.service,
          types: plain.types,
          readTypeForm: typeForms.readTypeForm,
          now,
        })),
      )
    : direct
  const typeForms = createTypeForms(calls)
  const collections = createCollectionProvider(transport)
  const resources = createResourceMethods(calls, cleanForType(typeForms))
  const own = { ...resources, ...createOwnMethods(calls) }
  const of = (resource: string): ReadsAndWrites =>
    isCollection(resource) ? collections : isOwnType(resource) ? own : resources
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
  /** The address of a manifest; that of another service may be whole already. */
  const mediaUrl = (url: string): string => (/^https?:/.test(url) ? url : mediaBase + url)
  return {
    ...calls,
    // A service of the specification answers one type.
    ...(plain ? {} : { readConfig: gatherConfigs(calls.readConfig) }),
    ...methods,
    ...typeForms,
    ...createFileReads(transport),
    ...createImageAddresses(calls, { imageBase, userBase }, now),
    mediaUrl,
  }
}

export type MarqueeDataProvider = ReturnType<typeof createDataProvider>
