import { useTranslate } from 'ra-core'
import { pointerOfPath } from '#contract/rules/diff/pointer.ts'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'

const NO_SCHEMA: FormSchema = {}

/** 'Year, Genres': what tells a job from others of its kind; '' until the fields have their names, or where there is nothing. */
export function useBriefWords({ cty, brief }: Pick<JobEntry, 'cty' | 'brief'>): string {
  const translate = useTranslate()
  const format = useFormat()
  const { types } = useConsole()
  const { data: form } = useTypeForm(cty, brief?.fields !== undefined && types.some(({ type }) => type === cty))
  const words = useFieldWords(form?.schema ?? NO_SCHEMA)
  if (!brief) return ''
  const fields = form ? (brief.fields ?? []).map((path) => words.field(pointerOfPath(path)).name) : []
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
