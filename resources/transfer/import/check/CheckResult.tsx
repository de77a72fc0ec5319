import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ImportDryRun } from '#contract/schemas/bulk.ts'
import { ChangeExamples } from '#kit/jobs/bulk/ChangeExamples.tsx'
import { countsOfImport } from '#kit/parts/format/countsOf.ts'
import { DryRunSummary } from '#kit/jobs/bulk/DryRunSummary.tsx'
import { FailureList } from '#kit/jobs/bulk/FailureList.tsx'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { saveTable } from '#kit/parts/files/saveFile.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { useFailureWords } from '#kit/jobs/bulk/useFailureWords.ts'
import type { DateFormats } from '#contract/values/dateFormats.ts'
import type { TransferForm } from '../../fields/useTransferFields.ts'
import { LeftCells } from './LeftCells.tsx'
import { UnknownWords } from './UnknownWords.tsx'
import { failureTable } from './failureTable.ts'

type CheckResultProps = {
  type: TypeSummary
  form: TransferForm
  result: ImportDryRun
  /** Stands below the sum of it. */
  children: ReactNode
}

const NO_SCHEMA: FormSchema = {}

/** How many titles the file makes and changes, some of them before and after, and the rows that cannot be read. */
export function CheckResult({ type, form, result, children }: CheckResultProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { product } = useConsole()
  const words = useFieldWords((form.typed?.schema as FormSchema | undefined) ?? NO_SCHEMA)
  const whyOf = useFailureWords()
  const row = (n: number) => translate('transfer.check.row', { row: format.number(n) })
  const pathOf = (key: string) => (key === '' ? undefined : itemPath(product, type, key))
  const download = () => {
    const head = (['row', 'column', 'field', 'reason'] as const).map((name) => translate(`transfer.check.head.${name}`))
    saveTable(failureTable(result.fail, { head, why: whyOf }), `${type.type}-errors.csv`)
  }
  return (
    <>
      <DryRunSummary count={result.count} looked={result.looked} counts={countsOfImport(result)} of="rows" />
      {children}
      {result.fail.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > section': { width: '100%' } }}>
          <FailureList
            failures={result.fail.map(({ row: n, column, key = '', field, ...fault }) => ({
              key,
              description: whyOf(fault),
              ...(field === undefined ? {} : { field }),
              name: column === undefined ? row(n) : translate('transfer.check.rowColumn', { row: row(n), column }),
            }))}
            count={result.failures}
            of="rows"
            words={words}
            pathOf={pathOf}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
            <Button size="small" startIcon={<Icon name="download" size="small" />} onClick={download}>
              {translate('transfer.check.download')}
            </Button>
            <Box component="span" sx={{ typography: 'meta', color: 'text.tertiary' }}>
              {translate('transfer.check.othersGo')}
            </Box>
          </Box>
        </Box>
      )}
      <LeftCells
        title={translate('transfer.check.left', {
          smart_count: result.leftCount ?? 0,
          count: format.number(result.leftCount ?? 0),
        })}
        cells={result.left ?? []}
      />
      <DatesRead dates={result.dates ?? {}} />
      <UnknownWords words={result.unknown ?? []} />
      <ChangeExamples
        examples={result.examples.map(({ row: n, key = '', lon, changes }) => ({
          key,
          lon,
          changes,
          ...(lon.length === 0 ? { name: row(n) } : {}),
        }))}
        words={words}
        pathOf={pathOf}
      />
    </>
  )
}

/** How the dates of other catalogues were read by, column by column; what is written as ours goes without saying. */
function DatesRead({ dates }: { dates: DateFormats }) {
  const translate = useTranslate()
  const told = Object.entries(dates).filter(([, format]) => format !== 'iso')
  if (told.length === 0) return null
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: '18px', typography: 'meta', color: 'text.secondary' }}>
      {told.map(([column, format]) => (
        <li key={column}>
          {translate('transfer.check.dates', { column, format: translate(`transfer.columns.formats.${format}`) })}
        </li>
      ))}
    </Box>
  )
}
