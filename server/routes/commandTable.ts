import { adCommands } from '../commands/ads/adCommands.ts'
import type { CallName } from '#contract/wire/calls.ts'
import { aggregateCommands } from '../commands/aggregate/aggregateCommands.ts'
import { auditCommands } from '../commands/audit/auditCommands.ts'
import { bulkCommands } from '../commands/bulk/bulkCommands.ts'
import { listPublicationCalendar } from '../commands/calendar/listPublicationCalendar.ts'
import { catalogueCommands } from '../commands/catalogue/catalogueCommands.ts'
import { changeChannelNumber } from '../commands/channels/changeChannelNumber.ts'
import { liveToVodCommands } from '../commands/liveToVod/liveToVodCommands.ts'
import { configCommands } from '../commands/config/configCommands.ts'
import { readDashboard } from '../commands/dashboard/readDashboard.ts'
import { deliveryCommands } from '../commands/deliveries/deliveryCommands.ts'
import { draftCommands } from '../commands/drafts/draftCommands.ts'
import { epgCommands } from '../commands/epg/epgCommands.ts'
import { geoCommands } from '../commands/geo/geoCommands.ts'
import { imageCommands } from '../commands/images/imageCommands.ts'
import { eventIngestionCommands } from '../commands/eventIngestion/eventIngestionCommands.ts'
import { onAirCommands } from '../commands/onAir/onAirCommands.ts'
import { jobCommands } from '../commands/jobs/jobCommands.ts'
import { lockCommands } from '../commands/locks/lockCommands.ts'
import { machineCommands } from '../commands/machines/machineCommands.ts'
import { mediaCommands } from '../commands/media/mediaCommands.ts'
import { presenceCommands } from '../commands/presence/presenceCommands.ts'
import { listPeople } from '../commands/people/listPeople.ts'
import { profileCommands } from '../commands/profile/profileCommands.ts'
import { programCommands } from '../commands/programs/programCommands.ts'
import { createProduct } from '../commands/products/createProduct.ts'
import { playoutCommands } from '../commands/playout/playoutCommands.ts'
import { scheduleCommands } from '../commands/schedules/scheduleCommands.ts'
import { resourceSchemaCommands } from '../commands/schemas/resourceSchemas.ts'
import { schemaCommands } from '../commands/schemas/schemaCommands.ts'
import { searchCommands } from '../commands/search/searchCommands.ts'
import { seriesCommands } from '../commands/series/seriesCommands.ts'
import { serviceCommands } from '../commands/service/serviceCommands.ts'
import { settingCommands } from '../commands/settings/settingCommands.ts'
import { publishingCommands } from '../commands/publishing/publishingCommands.ts'
import { policyCommands } from '../commands/policies/policyCommands.ts'
import { railCommands } from '../commands/storefronts/rails/railCommands.ts'
import { reviewCommands } from '../commands/reviews/reviewCommands.ts'
import { storefrontCommands } from '../commands/storefronts/storefrontCommands.ts'
import { videoCommands } from '../commands/video/videoCommands.ts'
import { timingCommands } from '../commands/timing/timingCommands.ts'
import { transferCommands } from '../commands/transfer/transferCommands.ts'
import { viewCommands } from '../commands/views/viewCommands.ts'
import type { Command } from '../context.ts'
import type { AnyCommand } from './joinCalls.ts'

/** Every command by the name of its row: the compiler misses none and takes none of another shape. */
const typed = {
  ...catalogueCommands,
  ...schemaCommands,
  ...resourceSchemaCommands,
  ...lockCommands,
  ...presenceCommands,
  ...draftCommands,
  ...auditCommands,
  ...imageCommands,
  ...settingCommands,
  ...viewCommands,
  ...configCommands,
  createProduct,
  ...profileCommands,
  listPeople,
  readDashboard,
  ...searchCommands,
  ...seriesCommands,
  ...serviceCommands,
  ...timingCommands,
  ...jobCommands,
  ...bulkCommands,
  ...transferCommands,
  ...aggregateCommands,
  ...epgCommands,
  ...onAirCommands,
  ...eventIngestionCommands,
  ...mediaCommands,
  ...videoCommands,
  ...programCommands,
  changeChannelNumber,
  ...liveToVodCommands,
  ...scheduleCommands,
  ...playoutCommands,
  ...storefrontCommands,
  ...railCommands,
  ...policyCommands,
  ...adCommands,
  ...geoCommands,
  ...publishingCommands,
  listPublicationCalendar,
  ...reviewCommands,
  ...machineCommands,
  ...deliveryCommands,
} satisfies { [Name in CallName]: Command<Name> }

/** The same for the binder, which checks each input by the schemas of its row before a command sees it. */
export const commandTable = typed as unknown as Readonly<Record<CallName, AnyCommand>>
