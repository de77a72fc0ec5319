import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { runner } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { createAggregateStore } from './aggregateStore.ts'
import { createAuditStore } from './auditStore.ts'
import { createBulkJobStore } from './bulkJobStore.ts'
import { createCalendarStore } from './calendarStore.ts'
import { createConfigStore, type Configuration } from './configStore.ts'
import { createConversionStore } from './conversionStore.ts'
import { createPlayoutStore } from './playoutStore.ts'
import { createCutStore } from './cutStore.ts'
import { createDeliveryStore } from './deliveryStore.ts'
import { createDocumentStore } from './documentStore.ts'
import { createCaptionStore } from './captionStore.ts'
import { createEditListStore } from './editListStore.ts'
import { createEpgStore } from './epgStore.ts'
import { createEventLog } from './eventLog.ts'
import { createGeoStore } from './geoStore.ts'
import { createGuideStore } from './guideStore.ts'
import { createHeldWrites } from './heldWrites.ts'
import { createIdempotencyStore } from './idempotencyStore.ts'
import { createJobStore } from './jobStore.ts'
import { LONG_AT_ONCE } from './jobs/claimJob.ts'
import { createListStore } from './listStore.ts'
import { createAnchors } from './lists/anchors.ts'
import { createTotalsInMemory } from './lists/totalsInMemory.ts'
import { createMomentary } from './momentary.ts'
import type { CountRow } from './search/readCounts.ts'
import { createLockStore } from './lockStore.ts'
import { createMachineStore } from './machineStore.ts'
import { createProfileStore } from './profileStore.ts'
import { createPeopleStore } from './peopleStore.ts'
import { createRelationStore } from './relationStore.ts'
import { createOnAirStore } from './onAirStore.ts'
import { createReviewStore } from './reviewStore.ts'
import { createScheduleStore } from './scheduleStore.ts'
import { createStorefrontStore } from './storefrontStore.ts'
import { createAdStore } from './adStore.ts'
import { createPolicyStore } from './policyStore.ts'
import { createSearchStore } from './searchStore.ts'
import { createPresenceStore } from './presenceStore.ts'
import { createSettingStore } from './settingStore.ts'
import { createViewStore } from './viewStore.ts'
import { createWatchStore } from './watchStore.ts'
import { createWebhookStore } from './webhookStore.ts'
import { createTransferStore } from './transferStore.ts'
import { createTimingStore } from './timingStore.ts'
import { createSideDraftStore } from './sideDraftStore.ts'
import { transactionStores } from './transactionStores.ts'

type StoreParts = {
  database: Database
  log: Pick<Logger, 'warn'>
  now: () => number
  newId: () => string
  /** Long jobs that all servers together run at once. */
  longAtOnce?: number
}

/** Every store over one database. The event log is yet to be started, and closed before the database. */
export function createStores({ database, log, now, newId, longAtOnce = LONG_AT_ONCE }: StoreParts) {
  const { kysely } = database
  const events = createEventLog(database, log)
  const [memory, anchors] = [createTotalsInMemory(), createAnchors()]
  const [configurations, counts] = [createMomentary<Configuration[]>(), createMomentary<CountRow[]>()]
  const forget = () => {
    for (const one of [memory, anchors, configurations, counts]) one.forget()
  }
  const onWritten = () => {
    forget()
    events.wake()
  }
  // What a neighbour writes is heard of; revisions are of documents alone.
  events.subscribe(({ rev }) => {
    if (rev !== null) forget()
  })
  const documents = createDocumentStore({ database, now, newId, onWritten })
  const transacting = {
    ...{ kysely, now, onCommitted: onWritten },
    storesOf: (transaction: Transaction<Tables>) => transactionStores(transaction, { now, newId }),
  }
  return {
    documents,
    heldWrites: createHeldWrites({ ...transacting, newId }),
    events,
    lists: createListStore({ database, now, memory, counts, anchors }),
    guide: createGuideStore(kysely),
    geo: createGeoStore(kysely),
    onAir: createOnAirStore(kysely, now),
    people: createPeopleStore(kysely),
    reviews: createReviewStore(kysely, now),
    machines: createMachineStore(kysely, now),
    webhooks: createWebhookStore(kysely, now),
    deliveries: createDeliveryStore({ kysely, now, newId, onChanged: events.wake }),
    watches: createWatchStore({ kysely, now, newId, onChanged: events.wake }),
    schedules: createScheduleStore({ kysely, now, run: runner(database) }),
    storefronts: createStorefrontStore(kysely),
    calendar: createCalendarStore(kysely),
    policies: createPolicyStore(kysely),
    ads: createAdStore(kysely),
    epg: createEpgStore(kysely, now),
    conversions: createConversionStore(kysely, now),
    captions: createCaptionStore(kysely, now),
    editLists: createEditListStore(kysely, now),
    cutJobs: createCutStore(kysely, now),
    playouts: createPlayoutStore(kysely, now),
    search: createSearchStore({ database, now, memory, counts }),
    relations: createRelationStore(kysely),
    locks: createLockStore(kysely),
    presence: createPresenceStore(kysely),
    drafts: createSideDraftStore(kysely, { now, newId }),
    audit: createAuditStore(kysely),
    profiles: createProfileStore(kysely, now),
    settings: createSettingStore(kysely, { now, newId }),
    views: createViewStore(kysely),
    config: createConfigStore({ kysely, documents, now, memory: configurations }),
    jobs: createJobStore({ kysely, now, newId, onChanged: events.wake, longAtOnce }),
    bulkJobs: createBulkJobStore({ kysely, now, newId, onChanged: events.wake }),
    transferRows: createTransferStore(kysely, now),
    timings: createTimingStore({ kysely, now, onChanged: events.wake }),
    aggregates: createAggregateStore(kysely, now),
    idempotency: createIdempotencyStore(transacting),
  }
}
