import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pointerOfPath } from '#contract/rules/diff/pointer.ts'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { changeWords } from '#kit/jobs/changeWords.ts'
import { jobPath } from '#kit/jobs/jobPath.ts'
import { readWhat } from '../model/readWhat.ts'
import { Lines, Part } from './panelStyles.ts'

const NO_SCHEMA: FormSchema = {}

/** The order in words: a change set field by field, a file, a time; and the job that it takes back, or that took it back. */
export function WhatWasAsked({ job }: { job: JobDetail }) {
  const translate = useTranslate()
  const lines = useLines(job)
  if (lines.length === 0 && !job.undoes && !job.undoneBy) return null
  return (
    <Part>
      <h3>{translate('jobCentre.what.title')}</h3>
      <Lines>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="arrow" size="small" />
            <span>{line}</span>
          </li>
        ))}
        <OtherJob id={job.undoes} words={translate('jobCentre.what.undoOf')} />
        <OtherJob id={job.undoneBy} words={translate('jobCentre.what.undoneBy')} />
      </Lines>
    </Part>
  )
}

function OtherJob({ id, words }: { id: string | undefined; words: string }) {
  if (!id) return null
  return (
    <li>
      <Icon name="undo" size="small" />
      <Link to={jobPath(id)} style={{ color: 'var(--mui-palette-accent-text)' }}>
        {words}
      </Link>
    </li>
  )
}

function useLines(job: JobDetail): string[] {
  const translate = useTranslate()
  const format = useFormat()
  const { types } = useConsole()
  const what = readWhat(job)
  const isNamed = what.changes !== undefined && types.some(({ type }) => type === job.cty)
  const { data: form } = useTypeForm(job.cty, isNamed)
  const words = useFieldWords(form?.schema ?? NO_SCHEMA)
  const say = (key: string, values: Record<string, unknown>) => translate(`jobCentre.what.${key}`, values)
  return [
    ...(what.isMatching ? [translate('jobCentre.what.matching')] : []),
    ...(what.changes ? changeWords(what.changes, { words, format, translate }) : []),
    ...(what.st ? [say('verb', { verb: translate(`jobCentre.verbs.${what.st}`, { _: what.st }) })] : []),
    ...(what.publish ? [translate('jobCentre.what.publish')] : []),
    ...(what.order ? [say('order', { smart_count: what.order, n: format.number(what.order) })] : []),
    ...(what.file ? [say('file', { name: what.file })] : []),
    ...(what.format ? [say('format', { name: what.format.toUpperCase() })] : []),
    ...(what.fields
      ? [
          say('fields', {
            names: what.fields.map((path) => words.field(pointerOfPath(path)).name).join(', '),
          }),
        ]
      : []),
    ...(what.due ? [say('due', { time: format.dateTime(what.due) })] : []),
  ]
}
