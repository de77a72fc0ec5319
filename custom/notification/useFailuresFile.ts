import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useFailureWords } from '#kit/jobs/bulk/useFailureWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { readEveryPage } from '#kit/parts/files/readEveryPage.ts'
import { saveTable } from '#kit/parts/files/saveFile.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { failuresFile } from './model/failuresFile.ts'

/** Gathers all that failed, page by page, and offers it as a file. */
export function useFailuresFile(job: Pick<JobDetail, 'id' | 'kind'>) {
  const translate = useTranslate()
  const whyOf = useFailureWords()
  const { calls } = useConsole()
  const { language } = useFormat().settings
  return useMutation({
    mutationFn: async () => {
      const items = await readEveryPage<JobItem>((page) =>
        calls.listJobItems({ params: { id: job.id }, query: { outcome: 'failure', ...page } }),
      )
      const text = failuresFile(items, {
        head: (column) => translate(`jobCentre.fileHead.${column}`),
        titleOf: ({ lon }) => titleOf({ lon }, language),
        reasonOf: whyOf,
      })
      saveTable(text, `${translate('jobCentre.failuresName')}-${job.id.slice(0, 8)}.csv`)
    },
    onError: useErrorNotice(),
  })
}
