import type { BreakHints } from '#contract/schemas/video.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { filesOf, type BreaksInput } from '../../jobs/media/runBreaks.ts'
import { sourceOf, visibleTitle } from '../../media/playedTitles.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'

/** Starts the look for places for breaks, or answers the one that runs. */
export const findBreaks: Command<'findBreaks'> = async (context, { params, query }) => {
  const { actor, services, requestId: trace } = context
  const job = await services.idempotency.once(context, async () => {
    const { title, about } = await lookedAt(context, params.id, query.vrt)
    if ((await services.cuts.tools()).ffmpeg === null) throw new DomainError('notDerived')
    const input: BreaksInput = { title: title.id, vrt: query.vrt, about }
    const of = { urn: catalogUrn(title.cty), doc: services.newId(), prd: title.prd ?? [] }
    return async ({ cutJobs, jobs }) => {
      await cutJobs.lock(about)
      const standing = await cutJobs.latest('findBreaks', about)
      if (standing && isInFlight(standing.status)) return jobHead(standing)
      return jobHead(await jobs.enqueue({ kind: 'findBreaks', ...of, actor, trace, input }))
    }
  })
  return jobAnswer(job)
}

export const readBreakHints: Command<'readBreakHints'> = async (context, { params, query }) => {
  const { files, about } = await lookedAt(context, params.id, query.vrt)
  const { media, cutJobs, cuts } = context.services
  const found = await Promise.all(files.map(async ({ hash }) => (await media.derived(hash)).hints))
  const known = found.filter((hints) => hints !== undefined)
  if (known.length === files.length) {
    const hints = known.flat().sort((one, other) => one.at - other.at)
    return { data: { status: 'ready', progress: 100, hints } }
  }
  const nothing = (status: BreakHints['status'], progress = 0) => ({ data: { status, progress, hints: [] } })
  if ((await cuts.tools()).ffmpeg === null) return nothing('unavailable')
  const job = await cutJobs.latest('findBreaks', about)
  if (!job) return nothing('none')
  if (isInFlight(job.status)) return nothing('running', job.count > 1 ? job.success : 0)
  return nothing(job.status === 'failed' ? 'failed' : 'none')
}

async function lookedAt(context: CallContext, id: string, vrt: string | undefined) {
  const title = await visibleTitle(context, id)
  const files = filesOf(await sourceOf(context, title, vrt))
  if (files.length === 0) throw new DomainError('noMedia')
  return { title, files, about: files.map(({ hash }) => hash).join(' ') }
}
