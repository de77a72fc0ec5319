import type { ScheduleAiring } from '#contract/schemas/live/schedule.ts'
import type { SchedulePlan } from '#contract/schemas/live/schedulePlan.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { PLAN_KIND } from '../../stores/schedule/planKind.ts'
import { selectedProduct } from '../selectedProduct.ts'
import { virtualChannel } from './virtualChannel.ts'

/** A page of the branches and templates of the caller's products; one alone comes with what airs in it. */
export const listSchedulePlans: Command<'listSchedulePlans'> = async (context, { query }) => {
  const { cs, kind, id, pageNumber: number = 1, pageSize: size = DEFAULT_PAGE_SIZE } = query
  const { plans, count } = await context.services.schedules.plans(context, { cs, kind, id, page: { number, size } })
  return { data: plans, page: { count } }
}

/** Makes a plan, or changes the one that is named, from the revision of If-Match. */
export const saveSchedulePlan: Command<'saveSchedulePlan'> = async (context, { body }) => {
  const { documents } = context.services
  const { id, ar, ...plan } = body
  const prd = await productsOfPlan(context, plan.cs)
  const payload = { ...plan, prd, ar: ar.map(planned), count: ar.length }
  const change = { verb: 'saveDraft', next: { payload, schema: 1 } } as const
  const written =
    id === undefined
      ? await documents.create(context, PLAN_KIND, change)
      : await documents.write(context, PLAN_KIND, id, () => change)
  return { data: await planOf(context, written.id), rev: written.rev }
}

/** Throws a plan away; nothing that is on air follows from it. */
export const deleteSchedulePlan: Command<'deleteSchedulePlan'> = async (context, { params }) => {
  await context.services.documents.write(context, PLAN_KIND, params.id, () => ({ verb: 'deleteContent' }))
  return { data: null }
}

async function planOf(context: CallContext, id: string): Promise<SchedulePlan> {
  const [plan] = (await context.services.schedules.plans(context, { id })).plans
  if (!plan) throw new DomainError('notFound')
  return plan
}

/** Those of its channel; a template of no channel belongs to the selected product. */
async function productsOfPlan(context: CallContext, cs: string | undefined): Promise<string[]> {
  if (cs !== undefined) return (await virtualChannel(context, cs)).prd
  return [selectedProduct(context)]
}

/** What a plan keeps of an airing: when what airs, and nothing that follows from it or that a title says. */
function planned({ uId, a_st_dt, a_ed_dt, pgm_id, pnd, type, off }: ScheduleAiring): ScheduleAiring {
  return {
    ...(uId !== undefined && { uId }),
    ...{ a_st_dt, a_ed_dt },
    ...(pgm_id !== undefined && { pgm_id }),
    ...(pnd !== undefined && { pnd }),
    ...(type !== undefined && { type }),
    ...(off !== undefined && { off }),
  }
}
