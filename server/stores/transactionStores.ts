import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { createBulkJobStore, type BulkJobStore } from './bulkJobStore.ts'
import { createConversionStore, type ConversionStore } from './conversionStore.ts'
import { createEpgStore, type EpgStore } from './epgStore.ts'
import { insertProduct, type ProductMaker } from './config/insertProduct.ts'
import { createJobStore, type JobStore } from './jobStore.ts'
import { createLockStore, type LockStore } from './lockStore.ts'
import { createOnAirStore, type OnAirStore } from './onAirStore.ts'
import { createSettingStore, type SettingStore } from './settingStore.ts'
import { createSideDraftStore, type SideDraftStore } from './sideDraftStore.ts'

/** The stores that work under a retry key is done by: what they write stands or falls with the kept answer. */
export type TransactionStores = {
  settings: SettingStore
  drafts: SideDraftStore
  locks: LockStore
  jobs: JobStore
  bulkJobs: BulkJobStore
  epg: EpgStore
  onAir: OnAirStore
  conversions: ConversionStore
  products: {
    /** A new product by this name; throws nameTaken. */
    create(n: string, by: ProductMaker): Promise<{ id: string; n: string }>
  }
}

type Parts = { now: () => number; newId: () => string }

/** Others are told of jobs once the transaction is committed, by whoever began it. */
const NOT_YET = () => undefined

export function transactionStores(kysely: Transaction<Tables>, { now, newId }: Parts): TransactionStores {
  const jobParts = { kysely, now, newId, onChanged: NOT_YET }
  return {
    settings: createSettingStore(kysely, { now, newId }),
    drafts: createSideDraftStore(kysely, { now, newId }),
    locks: createLockStore(kysely),
    jobs: createJobStore(jobParts),
    bulkJobs: createBulkJobStore(jobParts),
    epg: createEpgStore(kysely, now),
    onAir: createOnAirStore(kysely, now),
    conversions: createConversionStore(kysely, now),
    products: { create: (n, by) => insertProduct(kysely, n, by, new Date(now()).toISOString()) },
  }
}
