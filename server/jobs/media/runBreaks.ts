import { DomainError } from '#contract/wire/errors.ts'
import type { Source } from '../../media/playback/planPlayback.ts'
import { sourceOf, visibleTitle } from '../../media/playedTitles.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import type { Pause } from '../bulk/workOff.ts'
import { jobCaller, type JobServices } from '../jobCaller.ts'
import { whileHeld } from './whileHeld.ts'

export type BreaksInput = { title: string; vrt?: string | undefined; about: string }

/** Looks for places for breaks in the picture and in the sound of a title. */
export async function runBreaks(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const { title, vrt } = job.input as BreaksInput
  const player = { ...(await jobCaller(services, job)), services }
  const files = filesOf(await sourceOf(player, await visibleTitle(player, title), vrt))
  if (files.length === 0) throw new DomainError('noMedia')
  await whileHeld(services, job, pause, async ({ signal, onProgress }) => {
    for (const [nth, file] of files.entries())
      await services.media.findHints(file, { signal, onProgress: (share) => onProgress((nth + share) / files.length) })
  })
}

export const filesOf = ({ video, audio }: Source) => [video, audio].filter((file) => file !== undefined)
