import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { IMPORT_BYTES, IMPORT_ROWS } from '#contract/values/transfer.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { DropZone } from '#kit/parts/files/DropZone.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { TransferForm } from '../../fields/useTransferFields.ts'
import { useKeptMappings } from '../columns/useKeptMappings.ts'
import { FootBar } from '../FootBar.tsx'
import { importWorks } from '../browserImports.ts'
import type { ImportWork } from '../importWork.ts'
import type { Import } from '../useImport.ts'
import { importKey } from '../useImport.ts'
import { ACCEPTED, formatOfName } from './formatOfName.ts'
import { previewFile } from './previewFile.ts'
import { useRunningImports } from './useRunningImports.ts'
import { treeFiles } from './treeFiles.ts'
import { RunningImports } from './RunningImports.tsx'
import { whyNotBytes, whyNotFile } from './whyNotFile.ts'
import type { WhyNotFile } from './whyNotFile.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import { saveTable } from '#kit/parts/files/saveFile.ts'
import type { TransferField } from '../../fields/transferFields.ts'

type FileStepProps = { type: TypeSummary; form: TransferForm; work: Import }

/** Bytes by which a file shows what it is. */
const HEAD = 512

/** The file: dropped or chosen, looked at at once, refused in plain words. */
export function FileStep({ type, form, work }: FileStepProps) {
  const translate = useTranslate()
  const format = useFormat()
  const kept = useKeptMappings(type.type)
  const running = useRunningImports(type.type)
  const [state, setState] = useState<{ isBusy?: boolean; why?: WhyNotFile | 'several'; name?: string }>({})
  const typeWords = textIn(type.labels.many, format.settings.language)
  const { actor, product, types } = useConsole()

  const take = async ([file, ...others]: readonly File[]) => {
    if (!file) return
    if (others.length > 0) return setState({ why: 'several' })
    setState({ isBusy: true })
    const why = whyNotFile(file) ?? whyNotBytes(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))
    if (why) return setState({ why, name: file.name })
    const [first, ...below] = await treeFiles(file, type, types)
    for (const { type: name, file: part, count } of below)
      importWorks.put(importKey({ actor, product }, name), { file: part, part: { count }, publish: false })
    await takeOne(first?.file ?? file, first && { count: first.count })
  }

  const takeOne = async (file: File, part: ImportWork['part']) => {
    const { columns } = await previewFile(file, formatOfName(file.name) ?? 'csv')
    const known = await kept.find(columns)
    const { mapping, dates } = known ?? {}
    work.change({ file, part, mapping, dates, source: undefined, isRemembered: known !== undefined, publish: false })
    work.go('columns')
  }
  const limits = translate('transfer.file.limits', {
    size: format.bytes(IMPORT_BYTES),
    rows: format.number(IMPORT_ROWS),
  })
  return (
    <>
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 760 }}>
        <DropZone
          isBusy={state.isBusy ?? false}
          accept={ACCEPTED}
          hint={limits}
          onFiles={(files) => void take(files)}
        />
        {state.why && (
          <Box role="alert" sx={{ display: 'flex', gap: 2, color: 'status.error.on', marginBlockStart: -3 }}>
            <Icon name="octagon" />
            <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
              {state.name && <b>{state.name}: </b>}
              {translate(`transfer.file.why.${state.why}`, { size: format.bytes(IMPORT_BYTES) })}
            </Box>
          </Box>
        )}
        <RunningImports jobs={running} />
        <Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Box component="h2" sx={{ typography: 'subtitle2', margin: 0 }}>
            {translate('transfer.file.howTitle')}
          </Box>
          <Box
            component="ul"
            sx={{ margin: 0, paddingInlineStart: '18px', display: 'grid', gap: 1, color: 'text.secondary' }}
          >
            {(['rows', 'match', 'empty', 'export'] as const).map((line) => (
              <li key={line}>{translate(`transfer.file.how.${line}`, { types: typeWords })}</li>
            ))}
          </Box>
          <Button
            size="small"
            disabled={form.targets.length === 0}
            startIcon={<Icon name="download" size="small" />}
            onClick={() => saveEmptyTable(type.type, form.targets)}
          >
            {translate('transfer.file.template')}
          </Button>
        </Box>
      </Box>
      {work.draft.file && <FootBar next={translate('transfer.file.goOn')} onNext={() => work.go('columns')} />}
    </>
  )
}

/** A table with nothing but its head: every column that an import of the type reads. */
function saveEmptyTable(type: string, targets: readonly TransferField[]): void {
  saveTable(BYTE_ORDER_MARK + csvLine(targets.map(({ path }) => path)), `${type}-empty.csv`)
}
