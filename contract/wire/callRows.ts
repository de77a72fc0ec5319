import { adRuleCalls } from './calls/adRules.ts'
import { adCalls } from './calls/ads.ts'
import { airingCalls } from './calls/airings.ts'
import { auditCalls } from './calls/audit.ts'
import { bulkCalls } from './calls/bulk.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { channelCalls } from './calls/channels.ts'
import { configurationCalls } from './calls/configurations.ts'
import { deliveryCalls } from './calls/deliveries.ts'
import { draftCalls } from './calls/drafts.ts'
import { epgCalls } from './calls/epg.ts'
import { geoCalls } from './calls/geo.ts'
import { ingestionCalls } from './calls/ingestion.ts'
import { imageCalls } from './calls/images.ts'
import { machineCalls } from './calls/machines.ts'
import { mediaCalls } from './calls/media.ts'
import { eventIngestionCalls } from './calls/eventIngestion.ts'
import { onAirCalls } from './calls/onAir.ts'
import { jobCalls } from './calls/jobs.ts'
import { liveToVodCalls } from './calls/liveToVod.ts'
import { lockCalls } from './calls/locks.ts'
import { peopleCalls } from './calls/people.ts'
import { presenceCalls } from './calls/presence.ts'
import { profileCalls } from './calls/profile.ts'
import { productCalls } from './calls/products.ts'
import { programCalls } from './calls/programs.ts'
import { playoutCalls } from './calls/playout.ts'
import { scheduleCalls } from './calls/schedules.ts'
import { resourceSchemaCalls } from './calls/resourceSchemas.ts'
import { schemaCalls } from './calls/schemas.ts'
import { searchCalls } from './calls/search.ts'
import { seriesCalls } from './calls/series.ts'
import { serviceCalls } from './calls/service.ts'
import { settingCalls } from './calls/settings.ts'
import { transferCalls } from './calls/transfer.ts'
import { viewCalls } from './calls/views.ts'
import { storefrontCalls } from './calls/storefronts.ts'
import { railCalls } from './calls/rails.ts'
import { policyCalls } from './calls/policies.ts'
import { publishingCalls } from './calls/publishing.ts'
import { reviewCalls } from './calls/reviews.ts'
import { calendarCalls } from './calls/calendar.ts'
import { videoCalls } from './calls/video.ts'
import { timingCalls } from './calls/timing.ts'

/**
 * The call table (specification section 7): one row per call. Its name is the provider's method, the server's command
 * and the test; the server joins each row to a command by name, the console builds its requests from the same row.
 */
export const rows = [
  ...catalogueCalls,
  ...schemaCalls,
  ...resourceSchemaCalls,
  ...lockCalls,
  ...presenceCalls,
  ...peopleCalls,
  ...draftCalls,
  ...auditCalls,
  ...imageCalls,
  ...settingCalls,
  ...viewCalls,
  ...productCalls,
  ...profileCalls,
  ...searchCalls,
  ...seriesCalls,
  ...serviceCalls,
  ...timingCalls,
  ...jobCalls,
  ...bulkCalls,
  ...transferCalls,
  ...epgCalls,
  ...onAirCalls,
  ...eventIngestionCalls,
  ...mediaCalls,
  ...videoCalls,
  ...ingestionCalls,
  ...programCalls,
  ...channelCalls,
  ...liveToVodCalls,
  ...airingCalls,
  ...scheduleCalls,
  ...playoutCalls,
  ...storefrontCalls,
  ...railCalls,
  ...policyCalls,
  ...adCalls,
  ...adRuleCalls,
  ...geoCalls,
  ...configurationCalls,
  ...publishingCalls,
  ...calendarCalls,
  ...reviewCalls,
  ...machineCalls,
  ...deliveryCalls,
] as const
