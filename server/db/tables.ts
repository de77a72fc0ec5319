import type { DocumentTables } from './documentTables.ts'
import type { GeoTables } from './geoTables.ts'
import type { GuideTables } from './guideTables.ts'
import type { IdentityTables } from './identityTables.ts'
import type { MachineTables } from './machineTables.ts'
import type { ReviewTables } from './reviewTables.ts'
import type { VideoTables } from './videoTables.ts'
import type { WorkTables } from './workTables.ts'

/** Rows of the database, table by table (migrations/ makes them; docs/architecture.md says what they are). */
export type Tables = DocumentTables &
  GeoTables &
  GuideTables &
  IdentityTables &
  MachineTables &
  ReviewTables &
  VideoTables &
  WorkTables
