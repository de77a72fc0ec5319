import type { Transaction } from 'kysely'
import { transactionRunner } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { createBulkJobStore, type BulkJobStore } from './bulkJobStore.ts'
import { createConversionStore, type ConversionStore } from './conversionStore.ts'
import { createCutStore, type CutStore } from './cutStore.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import type { Written } from './documents/performWrite.ts'
import type { WriteParts } from './documents/documentChange.ts'
import type { Sender } from './documents/sender.ts'
import { writeTogether, type DecideTogether } from './documents/writeTogether.ts'
import { createCaptionStore, type CaptionStore } from './captionStore.ts'
import { createEditListStore, type EditListStore } from './editListStore.ts'
import { createEpgStore, type EpgStore } from './epgStore.ts'
import { geoWriting, type GeoWriting } from './geo/geoWriting.ts'
import { insertProduct, type ProductMaker } from './config/insertProduct.ts'
import { createJobStore, type JobStore } from './jobStore.ts'
import { createLockStore, type LockStore } from './lockStore.ts'
import { createMachineStore, type MachineStore } from './machineStore.ts'
import { createOnAirStore, type OnAirStore } from './onAirStore.ts'
import { createPlayoutStore, type PlayoutStore } from './playoutStore.ts'
import { createReviewStore, type ReviewStore } from './reviewStore.ts'
import { createScheduleStore, type ScheduleStore } from './scheduleStore.ts'
import { createSettingStore, type SettingStore } from './settingStore.ts'
import { createStorefrontStore, type StorefrontStore } from './storefrontStore.ts'
import { createWebhookStore, type WebhookStore } from './webhookStore.ts'
import { createSideDraftStore, type SideDraftStore } from './sideDraftStore.ts'

/** The stores that work under a retry key is done by: what they write stands or falls with the kept answer. */
export type TransactionStores = {
  settings: SettingStore
  documents: {
    /** Several named documents, by name: all are written, or it throws. */
    writeTogether(
      sender: Sender,
      kind: DocumentKind,
      names: readonly string[],
      decide: DecideTogether,
    ): Promise<ReadonlyMap<string, Written>>
  }
  /** Who shows what, as long as nobody else changes it. */
  storefronts: Pick<StorefrontStore, 'hold' | 'isShown' | 'usesOf' | 'usedElsewhere'>
  drafts: SideDraftStore
  locks: LockStore
  jobs: JobStore
  bulkJobs: BulkJobStore
  epg: EpgStore
  onAir: OnAirStore
  conversions: ConversionStore
  playouts: PlayoutStore
  captions: CaptionStore
  editLists: EditListStore
  cutJobs: CutStore
  reviews: ReviewStore
  geo: GeoWriting
  /** What days and loops are judged by, and the channel that they are of. */
  schedules: Pick<ScheduleStore, 'loop' | 'onAir' | 'processingDays' | 'holdChannel'>
  machines: MachineStore
  webhooks: WebhookStore
  products: {
    /** A new product by this name; throws nameTaken. */
    create(n: string, by: ProductMaker): Promise<{ id: string; n: string }>
  }
}

type Parts = { now: () => number; newId: () => string }

/** Nothing is claimed within a transaction. */
const NONE_AT_ONCE = 0
/** Others are told of jobs once the transaction is committed, by whoever began it. */
const NOT_YET = () => undefined

export function transactionStores(kysely: Transaction<Tables>, { now, newId }: Parts): TransactionStores {
  const jobParts = { kysely, now, newId, onChanged: NOT_YET, longAtOnce: NONE_AT_ONCE }
  const run = transactionRunner(kysely)
  const documentParts: WriteParts = { run, now, newId, together: (work) => work(kysely), isAlone: false }
  return {
    documents: {
      writeTogether: (...asked) => writeTogether(documentParts, ...asked),
    },
    storefronts: createStorefrontStore(kysely),
    settings: createSettingStore(kysely, { now, newId }),
    drafts: createSideDraftStore(kysely, { now, newId }),
    locks: createLockStore(kysely),
    jobs: createJobStore(jobParts),
    bulkJobs: createBulkJobStore(jobParts),
    epg: createEpgStore(kysely, now),
    onAir: createOnAirStore(kysely, now),
    conversions: createConversionStore(kysely, now),
    playouts: createPlayoutStore(kysely, now),
    captions: createCaptionStore(kysely, now),
    editLists: createEditListStore(kysely, now),
    cutJobs: createCutStore(kysely, now),
    reviews: createReviewStore(kysely, now),
    machines: createMachineStore(kysely, now),
    webhooks: createWebhookStore(kysely, now),
    geo: geoWriting(kysely, now),
    schedules: createScheduleStore({ kysely, now, run }),
    products: { create: (n, by) => insertProduct(kysely, n, by, new Date(now()).toISOString()) },
  }
}
