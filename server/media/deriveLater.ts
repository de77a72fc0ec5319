import type { Services } from '../services.ts'
import type { JobParams } from '../stores/jobs/jobRow.ts'

/** Waveform and small pictures follow by themselves where the machine can draw them. */
export async function deriveLater(
  { media, jobs }: Pick<Services, 'media' | 'jobs'>,
  of: Pick<JobParams, 'urn' | 'doc' | 'prd' | 'actor' | 'trace'>,
): Promise<void> {
  if ((await media.ffmpegVersion()) === undefined) return
  await jobs.enqueue({ kind: 'deriveMedia', ...of, input: {} })
}
