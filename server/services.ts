import type { Logger } from 'pino'
import type { AggregateStore } from './stores/aggregateStore.ts'
import type { DocumentStore } from './stores/documentStore.ts'
import type { ListStore } from './stores/listStore.ts'
import type { SearchStore } from './stores/searchStore.ts'
import type { RelationStore } from './stores/relationStore.ts'
import type { BulkJobStore } from './stores/bulkJobStore.ts'
import type { JobStore } from './stores/jobStore.ts'
import type { TransferStore } from './stores/transferStore.ts'
import type { TimingStore } from './stores/timingStore.ts'
import type { LockStore } from './stores/lockStore.ts'
import type { PresenceStore } from './stores/presenceStore.ts'
import type { SideDraftStore } from './stores/sideDraftStore.ts'
import type { AuditStore } from './stores/auditStore.ts'
import type { PhotoService } from './images/photoService.ts'
import type { ShownNames } from './identity/shownNames.ts'
import type { ProfileStore } from './stores/profileStore.ts'
import type { SettingStore } from './stores/settingStore.ts'
import type { ViewStore } from './stores/viewStore.ts'
import type { ConversionStore } from './stores/conversionStore.ts'
import type { PlayoutStore } from './stores/playoutStore.ts'
import type { CutStore } from './stores/cutStore.ts'
import type { CaptionStore } from './stores/captionStore.ts'
import type { EditListStore } from './stores/editListStore.ts'
import type { ConfigStore } from './stores/configStore.ts'
import type { EpgStore } from './stores/epgStore.ts'
import type { EventLog } from './stores/eventLog.ts'
import type { ScheduleStore } from './stores/scheduleStore.ts'
import type { CalendarStore } from './stores/calendarStore.ts'
import type { AdStore } from './stores/adStore.ts'
import type { PolicyStore } from './stores/policyStore.ts'
import type { StorefrontStore } from './stores/storefrontStore.ts'
import type { MachineStore } from './stores/machineStore.ts'
import type { DeliveryStore } from './stores/deliveryStore.ts'
import type { WatchStore } from './stores/watchStore.ts'
import type { WebhookStore } from './stores/webhookStore.ts'
import type { ReviewStore } from './stores/reviewStore.ts'
import type { OnAirStore } from './stores/onAirStore.ts'
import type { PeopleStore } from './stores/peopleStore.ts'
import type { StationFeeds } from './stations/stationFeeds.ts'
import type { GeoStore } from './stores/geoStore.ts'
import type { GuideStore } from './stores/guideStore.ts'
import type { HeldWrites } from './stores/heldWrites.ts'
import type { IdempotencyStore } from './stores/idempotencyStore.ts'
import type { TypeStore } from './stores/typeStore.ts'
import type { TypeRegistry } from './types/typeRegistry.ts'
import type { TransferFiles } from './transfer/transferFiles.ts'
import type { PlaybackService } from './media/playback/playbackService.ts'
import type { CutService } from './media/cut/cutService.ts'
import type { MeaningService } from './media/meaning/meaningService.ts'
import type { MediaService } from './media/mediaService.ts'
import type { ImageService } from './images/imageService.ts'
import type { Identity } from './identity/identity.ts'
import type { ServiceInfo } from './app/serviceInfo.ts'

/** Everything that commands work with, built once in `main` and handed down; nothing is global. */
export type Services = {
  documents: DocumentStore
  /** Writes of documents that hold what they show. */
  heldWrites: HeldWrites
  lists: ListStore
  search: SearchStore
  relations: RelationStore
  locks: LockStore
  presence: PresenceStore
  /** Parked edits. */
  drafts: SideDraftStore
  audit: AuditStore
  settings: SettingStore
  /** What people say of themselves; `names` is the part that each call needs. */
  profiles: ProfileStore
  names: ShownNames
  people: PeopleStore
  views: ViewStore
  config: ConfigStore
  events: EventLog
  jobs: JobStore
  /** Jobs over many titles. */
  bulkJobs: BulkJobStore
  timings: TimingStore
  /** What channels show when. */
  guide: GuideStore
  /** Where addresses are said to be. */
  geo: GeoStore
  /** What is on air now, and what keeps it from being so ahead. */
  onAir: OnAirStore
  /** What virtual channels show, day by day. */
  schedules: ScheduleStore
  /** Where pages and containers are shown, and when. */
  storefronts: StorefrontStore
  calendar: CalendarStore
  /** What is shown to others for a time, and what people note about documents. */
  reviews: ReviewStore
  /** Tokens by which programs call. */
  machines: MachineStore
  /** Views that people watch, addresses of others that are told, and what was told to whom. */
  watches: WatchStore
  webhooks: WebhookStore
  deliveries: DeliveryStore
  /** Hosts that webhooks may reach although they are not of the internet. */
  webhookHosts: readonly string[]
  /** Whether a mail server is configured. */
  sendsMail: boolean
  /** Which policies are in force, and what they ask of titles. */
  policies: PolicyStore
  /** Who names ad tags and attributes, and which load policies are in force. */
  ads: AdStore
  /** Programme guides of others on their way in, and where stations' feeds are read from. */
  epg: EpgStore
  stations: StationFeeds
  /** Titles made of what was on air. */
  conversions: ConversionStore
  playouts: PlayoutStore
  /** What is said in titles, by language. */
  captions: CaptionStore
  /** What is to be cut out of titles, by name. */
  editLists: EditListStore
  /** Jobs on media, by what they are about. */
  cutJobs: CutStore
  /** What imports and exports keep beside their jobs, and the files that exports have made. */
  transferRows: TransferStore
  transfers: TransferFiles
  aggregates: AggregateStore
  /** First answers to repeated requests on flat things; documents keep theirs in the write. */
  idempotency: IdempotencyStore
  types: TypeRegistry
  /** Type documents that were saved in the console; `types` is what serves. */
  typeStore: TypeStore
  images: ImageService
  photos: PhotoService
  media: MediaService
  playback: PlaybackService
  cuts: CutService
  meaning: MeaningService
  identity: Identity
  /** The process itself: build, addresses, readiness, counters. */
  service: ServiceInfo
  log: Logger
  /** Milliseconds since the epoch; handed in so that tests may choose. */
  now: () => number
  /** UUIDv7. */
  newId: () => string
}
