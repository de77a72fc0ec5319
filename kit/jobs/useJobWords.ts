import { useTranslate } from 'ra-core'
import { titleOf } from '#contract/schemas/readers.ts'
import type { JobEntry, JobKind } from '#contract/values/jobs.ts'
import { isBulkKind } from '#contract/values/jobs.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'

const ICONS: Readonly<Record<JobKind, IconName>> = {
  timedPublish: 'clock',
  timedUnpublish: 'clock',
  reaggregate: 'refresh',
  deriveMedia: 'film',
  convertLiveToVod: 'film',
  restoreOriginal: 'undo',
  bulkUpdate: 'layers',
  sortEpisodes: 'sort',
  importContent: 'upload',
  exportContent: 'download',
  ingestEpg: 'upload',
  undo: 'undo',
  deliver: 'bell',
  cutMedia: 'download',
  makeClip: 'film',
  findBreaks: 'search',
}

export const jobIcon = (kind: JobKind): IconName => ICONS[kind] ?? 'refresh'

/** What jobs are called: 'Bulk update · Movies', and the title or the number of titles that they are about. */
export function useJobWords() {
  const translate = useTranslate()
  const format = useFormat()
  const { types } = useConsole()
  const { language } = format.settings
  const kind = (one: JobKind) => translate(`jobs.kinds.${one}`, { _: one })
  const titles = (n: number) => translate('jobs.titles', { smart_count: n, n: format.number(n) })
  return {
    kind,
    titles,
    /** With the type of its titles, where the reader may view that. */
    name: (job: { kind: JobKind; cty?: string | undefined }): string => {
      const type = types.find((one) => one.type === job.cty)
      if (!type) return kind(job.kind)
      const { many, one } = type.labels
      return translate('jobs.ofType', {
        kind: kind(job.kind),
        type: textIn(isBulkKind(job.kind) ? many : one, language),
      })
    },
    about: (job: Pick<JobEntry, 'kind' | 'count' | 'lon'>): string =>
      titleOf({ lon: job.lon }, language) || (isBulkKind(job.kind) ? titles(job.count) : ''),
  }
}
