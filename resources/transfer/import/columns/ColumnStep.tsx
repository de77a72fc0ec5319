import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { isDateColumn } from '#contract/rules/transfer/transferColumns.ts'
import type { TransferForm } from '../../fields/useTransferFields.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { useFilePreview } from '../file/useFilePreview.ts'
import { FootBar } from '../FootBar.tsx'
import type { Import } from '../useImport.ts'
import { findsTitles, readColumns, suggestedMapping } from './columnModel.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { SourceChoice } from './SourceChoice.tsx'

type ColumnStepProps = { form: TransferForm; work: Import }

/** What each column of the file is read as; nothing is sent yet. */
export function ColumnStep({ form: { typed, targets, error, retry }, work }: ColumnStepProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { draft } = work
  const preview = useFilePreview(draft.file)
  const suggestion = useMemo(() => (typed && preview ? suggestedMapping(typed, preview) : {}), [typed, preview])
  const mapping = draft.mapping ?? suggestion
  const { dates } = draft
  const columns = useMemo(() => {
    const isDate = (path: string) => typed !== undefined && isDateColumn(typed, path)
    return preview ? readColumns(preview, { mapping, dates, isDate }) : []
  }, [preview, mapping, dates, typed])
  const choices = useMemo(
    () => [
      { value: '', label: translate('transfer.columns.leftOut') },
      ...targets.map(({ path, label }) => ({ value: path, label })),
    ],
    [targets, translate],
  )
  const read = columns.filter(({ path }) => path !== '').length
  const rivals = columns.filter(({ rival }) => rival !== undefined).length
  const why =
    rivals > 0
      ? translate('transfer.columns.why.rivals')
      : read === 0 && columns.length > 0
        ? translate('transfer.columns.why.none')
        : undefined
  const foot = (
    <FootBar
      onBack={() => work.go('file')}
      next={translate('transfer.columns.next')}
      why={why}
      onNext={() => work.go('check')}
    />
  )
  if (error) return <CallError error={error} onRetry={retry} />
  if (!typed || !preview) return <ListSkeleton rows={8} />
  if (columns.length === 0)
    // What nothing can be shown of may be sound all the same, or the server says what is wrong.
    return (
      <>
        <Box sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{translate('transfer.columns.noPreview')}</Box>
        {foot}
      </>
    )
  const counts = { smart_count: columns.length, read: format.number(read), count: format.number(columns.length) }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', marginBlockEnd: 4 }}>
        <Box role="status" sx={{ typography: 'bodyStrong' }}>
          {translate('transfer.columns.read', counts)}
        </Box>
        {draft.isRemembered && (
          <Box component="span" sx={{ typography: 'meta', color: 'text.secondary' }}>
            {translate('transfer.columns.remembered')}
          </Box>
        )}
        {draft.mapping && (
          <Button
            size="small"
            variant="ghost"
            startIcon={<Icon name="undo" size="small" />}
            onClick={() => work.change({ mapping: undefined, dates: undefined, isRemembered: false })}
          >
            {translate('transfer.columns.suggest')}
          </Button>
        )}
      </Box>
      {!findsTitles(columns) && (
        <Box sx={{ display: 'flex', gap: 2, marginBlockEnd: 4, maxWidth: '80ch' }}>
          <Box component="span" sx={{ display: 'flex', color: 'status.warning.on' }}>
            <Icon name="triangle" />
          </Box>
          <span>{translate('transfer.columns.allNew')}</span>
        </Box>
      )}
      <ColumnTable
        columns={columns}
        choices={choices}
        onRead={(column, path) => work.change({ mapping: { ...mapping, [column]: path }, isRemembered: false })}
        onDates={(column, format) => work.change({ dates: { ...dates, [column]: format } })}
      />
      <SourceChoice value={draft.source} onChange={(source) => work.change({ source })} />
      {foot}
    </>
  )
}
