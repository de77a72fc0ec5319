import { can } from '#contract/rules/access/can.ts'
import type { OnAirJob } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_JOBS } from '#contract/values/onAir.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'

/** Of ingestions that nobody has closed and of what channels, programs and airings are worked on by; one's own where one sees no others. */
export async function failedJobs(context: CallContext): Promise<{ jobs: OnAirJob[]; count: number }> {
  const { actor, services } = context
  const { entries, count } = await services.jobs.list({
    uid: actor.uid,
    own: !can(actor, 'cp_notification', 'view'),
    urns: viewableTypes(context)
      .filter(({ area }) => area === 'live')
      .map((type) => catalogKind(type).urn),
    products: scopeOf(context),
    statuses: ['failed'],
    unclosed: true,
    limit: ON_AIR_JOBS,
    offset: 0,
  })
  return { jobs: entries.map((job) => ({ key: `job:${job.id}`, matters: [job.ut], job })), count }
}
