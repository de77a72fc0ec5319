import { can } from '#contract/rules/access/can.ts'
import type { Mp4Request } from '#contract/schemas/video.ts'
import { VIDEO_PAGE } from '#contract/values/video.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { cutOptionsOf, fileNamesOf } from '../../media/cut/cutRequest.ts'
import type { CutFile } from '../../media/cut/cutService.ts'
import { planCut } from '../../media/cut/planCut.ts'
import { sourcesOf } from '../../media/playedTitles.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import type { Pause } from '../bulk/workOff.ts'
import { jobCaller, type JobServices } from '../jobCaller.ts'
import { whileHeld, WHOLE } from './whileHeld.ts'

/** Cuts the files of a download, with the rights of today; they are told of once all of them are there. */
export async function runCut(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const request = job.input.request as Mp4Request
  const caller = await jobCaller(services, job)
  if (!can(caller.actor, VIDEO_PAGE, 'view')) throw new DomainError('forbidden')
  const plan = planCut(request.smil, await sourcesOf({ ...caller, services }, request.smil))
  const names = fileNamesOf(request)
  const files: CutFile[] = []
  const isDone = await whileHeld(services, job, pause, async (watched) => {
    await services.cuts.files(plan, { options: cutOptionsOf(request), watching: watched }, async (path, nth) => {
      const stored = `${job.id}-${nth}.mp4`
      // Noted before it is written: whatever breaks off behind it, the file is found and erased a day later.
      await services.bulkJobs.progress(job, { file: { files: [...files, { stored }], isWhole: false } })
      files.push({ stored, name: names[nth] ?? `${nth}.mp4`, size: await services.cuts.keep(stored, path) })
    })
    return true
  })
  const told = { count: WHOLE, success: WHOLE, file: { files } }
  if (!isDone || !(await services.bulkJobs.progress(job, told)))
    for (const { stored } of files) await services.cuts.remove(stored)
}
