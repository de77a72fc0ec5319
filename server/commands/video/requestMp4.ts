import { createHash } from 'node:crypto'
import type { Mp4Request } from '#contract/schemas/video.ts'
import { CUTS_AT_ONCE } from '#contract/values/video.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { cutOptionsOf, fileNamesOf } from '../../media/cut/cutRequest.ts'
import { estimateOf } from '../../media/cut/estimateOf.ts'
import { planCut, type CutPlan } from '../../media/cut/planCut.ts'
import { sourcesOf, visibleTitle } from '../../media/playedTitles.ts'
import type { JobParams } from '../../stores/jobs/jobRow.ts'
import { jobHead } from '../jobAnswer.ts'
import { isShown, mp4StateOf, mp4Job } from './mp4State.ts'

/**
 * Has pieces cut into files. The same body of the same media asks how far that is, so that a page that was opened anew
 * goes on waiting for the one job; `again` begins one that failed anew.
 */
export const requestMp4: Command<'requestMp4'> = async (context, { body, query }) => {
  const { actor, services } = context
  const plan = planCut(body.smil, await sourcesOf(context, body.smil))
  const estimate = estimateOf(plan, cutOptionsOf(body))
  const about = nameOf(body, plan)
  const standing = await services.cutJobs.latest('cutMedia', about, actor.uid)
  if (standing && isShown(standing, query.again === 'true')) return { data: mp4StateOf(services, standing) }
  await refuseUnable(context, body, plan)
  const wish = await wishOf(context, body, { about, estimate })
  const { id } = await services.idempotency.once(context, () => async (stores) => {
    await stores.cutJobs.lock(`${actor.uid} ${about}`)
    const meanwhile = await stores.cutJobs.latest('cutMedia', about, actor.uid)
    if (meanwhile && isShown(meanwhile, query.again === 'true')) return jobHead(meanwhile)
    if ((await stores.cutJobs.countInFlight('cutMedia', actor.uid)) >= CUTS_AT_ONCE)
      throw new DomainError('tooManyJobs')
    return jobHead(await stores.jobs.enqueue(wish))
  })
  return { data: mp4StateOf(services, await mp4Job(context, id)) }
}

/** The same pieces of the same files, cut the same way. */
function nameOf(body: Mp4Request, { pieces }: CutPlan): string {
  const files = pieces.map(({ video, audio }) => [video, audio])
  return createHash('sha256')
    .update(JSON.stringify([body, files]))
    .digest('base64url')
}

async function refuseUnable({ services }: CallContext, body: Mp4Request, { pieces }: CutPlan): Promise<void> {
  if (cutOptionsOf(body).exact) {
    if (!(await services.cuts.tools()).exact) throw new DomainError('keyframesOnly', { field: '/exact' })
    return
  }
  // Told here where it can be, and not by a failed job.
  if (body.output !== 'many' && new Set(pieces.map(({ video }) => video)).size > 1)
    throw new DomainError('mixedMedia', { field: '/exact' })
}

async function wishOf(
  context: CallContext,
  request: Mp4Request,
  told: { about: string; estimate: number },
): Promise<JobParams> {
  const { actor, services, requestId: trace } = context
  const first = await visibleTitle(context, request.smil[0]?.key ?? '')
  const [fileName] = fileNamesOf(request)
  return {
    ...{ urn: catalogUrn(first.cty), prd: first.prd ?? [], actor, trace },
    kind: 'cutMedia',
    // A title that is being cut holds up nothing else that is to happen to it.
    doc: services.newId(),
    input: { request, fileName, ...told },
  }
}
