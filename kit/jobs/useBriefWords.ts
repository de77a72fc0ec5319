import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useFieldWords } from '../changes/useFieldWords.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import type { FormSchema } from '../forms/schema/formSchema.ts'

const NO_SCHEMA: FormSchema = {}

/** 'Year, Genres': what tells a job from others of its kind; '' until the fields have their names, or where there is nothing. */
export function useBriefWords({ cty, brief }: Pick<JobEntry, 'cty' | 'brief'>): string {
  const translate = useTranslate()
  const format = useFormat()
  const { calls, types } = useConsole()
  const { data: form } = useQuery({
    queryKey: ['jobForm', cty],
    queryFn: () => calls.readTypeForm(cty),
    enabled: brief?.fields !== undefined && types.some(({ type }) => type === cty),
    staleTime: Infinity,
  })
  const words = useFieldWords(form?.schema ?? NO_SCHEMA)
  if (!brief) return ''
  const fields = form ? (brief.fields ?? []).map((path) => words.field(`/${path.replaceAll('.', '/')}`).name) : []
  const verb = brief.st ? [translate(`jobCentre.verbs.${brief.st}`, { _: brief.st })] : []
  return format.list([
    ...new Set([
      ...fields,
      ...verb,
      ...(brief.file ? [brief.file] : []),
      ...(brief.format ? [brief.format.toUpperCase()] : []),
    ]),
  ])
}
