import type { Mp4State } from '#contract/schemas/video.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { CutFile } from '../../media/cut/cutService.ts'
import type { Services } from '../../services.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'

/** How a download stands, with new addresses each time. */
export function mp4StateOf({ cuts }: Pick<Services, 'cuts'>, job: JobRow): Mp4State {
  const { id, status, success, count, description, input } = job
  const head = { id, estimate: Number(input.estimate) }
  if (isInFlight(status))
    return { ...head, status: 'processing', progress: count > 1 ? Math.round((success * 100) / count) : 0 }
  const files = wholeFiles(job)
  if (status !== 'active' || !files)
    return { ...head, status: 'failed', progress: 0, message: messageOf(status, description) }
  const told = files.map((file) => ({ name: file.name, size: file.size, ...cuts.address(file) }))
  return {
    ...{ ...head, status: 'ready', progress: 100 },
    ...(told[0] && { mp4Url: told[0].url, until: told[0].until }),
    files: told.map(({ until: _until, ...file }) => file),
  }
}

/** Whether a job still answers for what it was asked for: its files go after a day. */
export function isShown(job: JobRow, isAgain: boolean): boolean {
  if (isInFlight(job.status)) return true
  return job.status === 'active' ? wholeFiles(job) !== undefined : !isAgain
}

/** A download of the caller's own; throws `notFound` for anything else. */
export async function mp4Job({ actor, services }: CallContext, id: string): Promise<JobRow> {
  const job = await services.jobs.find(id, actor.uid)
  if (job?.kind !== 'cutMedia') throw new DomainError('notFound')
  return job
}

function wholeFiles({ file }: JobRow): CutFile[] | undefined {
  const { files, isWhole = true } = (file ?? {}) as { files?: CutFile[]; isWhole?: boolean }
  return isWhole ? files : undefined
}

const CANCELLED = 'This was called off.'

function messageOf(status: JobRow['status'], description: string | null): string {
  return description ?? (status === 'inactive' ? CANCELLED : errorRow('notFound').text)
}
