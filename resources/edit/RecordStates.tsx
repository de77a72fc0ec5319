import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { listPath } from '#kit/parts/routes/paths.ts'
import { AbsentBar } from './bar/EditorBar.tsx'
import { EditorSheet } from './form/EditorSheet.tsx'
import { FormColumn } from './form/FormColumn.tsx'

/** A record on its way, in the shape of what comes. */
export function RecordLoading({ type }: { type: TypeSummary }) {
  return (
    <EditorSheet>
      <AbsentBar type={type} isLoading />
      <nav style={{ gridArea: 'index' }} />
      <FormColumn>
        <FormSkeleton sections={3} />
      </FormColumn>
    </EditorSheet>
  )
}

type RecordFailedProps = { type: TypeSummary; id: string | undefined; error: unknown; onRetry: () => void }

/** A record that did not come: what happened, another try, the way back to the list. */
export function RecordFailed({ type, id, error, onRetry }: RecordFailedProps) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { language } = useFormat().settings
  const many = textIn(type.labels.many, language)
  return (
    <EditorSheet>
      <AbsentBar type={type} isLoading={false} />
      <nav style={{ gridArea: 'index' }} />
      <FormColumn>
        <CallError
          error={error}
          values={{ type: textIn(type.labels.one, language), id: id ?? '' }}
          onRetry={onRetry}
          actions={
            <Button size="small" component={Link} to={listPath(product, type)}>
              {translate('editor.backTo', { types: many })}
            </Button>
          }
        />
      </FormColumn>
    </EditorSheet>
  )
}
