import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { useTransferFields } from '../fields/useTransferFields.ts'
import { CheckStep } from './check/CheckStep.tsx'
import { ColumnStep } from './columns/ColumnStep.tsx'
import { FileStep } from './file/FileStep.tsx'
import { RunStep } from './run/RunStep.tsx'
import { StepTrail } from './StepTrail.tsx'
import type { Step } from './useImport.ts'
import { useImport } from './useImport.ts'

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' })
const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '0 20px',
  // It is only entered when its content changes: the content shows where one is.
  '&:focus-visible': { outline: 0 },
})
const FileLine = styled('div')(({ theme: { vars, typography } }) => ({
  ...typography.body2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '0 20px 16px',
  color: vars.palette.text.secondary,
  '& b': { color: vars.palette.text.primary, overflowWrap: 'anywhere' },
}))

/** The steps of an import: the file, its columns, what it would do, and doing it. */
export function TypeImport({ type }: { type: TypeSummary }) {
  const translate = useTranslate()
  const format = useFormat()
  const work = useImport(type)
  const form = useTransferFields(type)
  const { step, draft, job } = work
  const types = textIn(type.labels.many, format.settings.language)
  const body = useFocusOnStep(step)
  return (
    <Screen>
      <PageHead title={translate('list.importTitle', { types })} />
      <StepTrail work={work} />
      {draft.file && step !== 'run' && (
        <FileLine>
          <Icon name="list" />
          <b>{draft.file.name}</b>
          {format.bytes(draft.file.size)}
          {draft.part && (
            <span>{translate('transfer.file.part', { count: format.number(draft.part.count), types })}</span>
          )}
        </FileLine>
      )}
      <Body ref={body} tabIndex={-1} role="region" aria-label={translate(`transfer.steps.${step}`)}>
        {work.isLoading && !job ? (
          <ListSkeleton rows={6} />
        ) : step === 'file' ? (
          <FileStep type={type} form={form} work={work} />
        ) : step === 'columns' ? (
          <ColumnStep form={form} work={work} />
        ) : step === 'check' ? (
          <CheckStep type={type} form={form} work={work} />
        ) : (
          job && <RunStep key={job} type={type} form={form} work={work} id={job} />
        )}
      </Body>
    </Screen>
  )
}

/** The button that led on is gone with its step: the focus goes to what stands there now. */
function useFocusOnStep(step: Step) {
  const body = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) body.current?.focus({ preventScroll: true })
    last.current = step
  }, [step])
  return body
}
