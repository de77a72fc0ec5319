import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { textIn } from '#contract/values/languages.ts'
import { JobRun } from '#kit/jobs/bulk/JobRun.tsx'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useJob } from '#kit/jobs/useJob.ts'
import { itemPath, listPath } from '#kit/parts/routes/paths.ts'
import type { TransferForm } from '../../fields/useTransferFields.ts'
import { FootBar } from '../FootBar.tsx'
import { NextPart } from './NextPart.tsx'
import { LeftRows } from './LeftRows.tsx'
import type { Import } from '../useImport.ts'

type RunStepProps = { type: TypeSummary; form: TransferForm; work: Import; id: string }

const NO_SCHEMA: FormSchema = {}

/** The import as it runs, how it ended, and what can be done about that. Leaving loses nothing. */
export function RunStep({ type, form, work, id }: RunStepProps) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { language } = useFormat().settings
  const { data: job } = useJob(id)
  const words = useFieldWords((form.typed?.schema as FormSchema | undefined) ?? NO_SCHEMA)
  const isImport = job?.kind === 'importContent'
  const isEnded = job !== undefined && !isInFlight(job.status)
  const types = textIn(type.labels.many, language)
  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
        {typeof job?.what.file === 'string' && (
          <Box sx={{ display: 'flex', gap: 2, color: 'text.secondary' }}>
            <Icon name="list" />
            <Box component="b" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
              {job.what.file}
            </Box>
          </Box>
        )}
        <JobRun
          id={id}
          onFollow={(next) => work.follow(next)}
          words={words}
          pathOf={(key) => (key === '' ? undefined : itemPath(product, type, key))}
          of="rows"
          undoQuestion={{
            title: translate('transfer.undo.title'),
            text: translate('transfer.undo.text', { types }),
            okLabel: translate('transfer.undo.ok'),
          }}
        />
        {isImport && isEnded && <LeftRows id={id} />}
        {isImport && isEnded && <NextPart type={type} />}
        {isImport && isEnded && job.url && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Button
              size="small"
              component="a"
              href={job.url}
              download={job.fileName ?? ''}
              startIcon={<Icon name="download" size="small" />}
            >
              {translate('transfer.run.errorFile')}
            </Button>
            <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{translate('transfer.run.errorFileHint')}</Box>
          </Box>
        )}
      </Box>
      <FootBar>
        <Button component={Link} to={listPath(product, type)}>
          {translate('transfer.run.toList', { types })}
        </Button>
        <Button variant="ghost" onClick={work.restart}>
          {translate('transfer.file.another')}
        </Button>
      </FootBar>
    </>
  )
}
