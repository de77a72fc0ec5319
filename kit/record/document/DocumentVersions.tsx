import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import type { Page } from '#kit/parts/context/providerTypes.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ChangeLine } from '../changes/ChangeLine.tsx'
import { useFieldWords } from '../changes/useFieldWords.ts'
import type { Values } from '../editor/workingValues.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import { useVersions } from '../versions/useVersions.ts'
import { VersionLines } from '../versions/VersionLines.tsx'

type DocumentVersionsProps = {
  list: (id: string, signal: AbortSignal) => Promise<Page<VersionEntry>>
  /** What of a version is edited. */
  read: (key: string, signal: AbortSignal) => Promise<Values>
  /** Key of the version that is on screen. */
  shown: string | undefined
}

/** Every version of a record: how it differs from what stands in the form, and the way back to it. */
export function DocumentVersions({ list, read, shown }: DocumentVersionsProps) {
  const { target } = useRecordEditor()
  const { versions, error, retry } = useVersions(target, list)
  if (error) return <CallError error={error} onRetry={retry} />
  return (
    <VersionLines
      versions={versions}
      shown={shown}
      compare={(version, name) => <Difference version={version} name={name} read={read} />}
    />
  )
}

type DifferenceProps = Pick<DocumentVersionsProps, 'read'> & { version: VersionEntry; name: string }

function Difference({ version: { key }, name, read }: DifferenceProps) {
  const translate = useTranslate()
  const { values, schema, mode } = useRecordEditor()
  const words = useFieldWords(schema)
  const { data, error, refetch } = useQuery({
    queryKey: ['documentVersion', key],
    queryFn: ({ signal }) => read(key, signal),
    staleTime: Infinity,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { rev: _rev, ...present } = values.values()
  const { rev: _former, ...older } = data
  const changes = diffRecords(older, present)
  const bringBack = () => {
    const gone = Object.keys(present).filter((field) => !(field in older))
    values.assign({ ...older, ...Object.fromEntries(gone.map((field) => [field, undefined])) })
  }
  return (
    <Body>
      {changes.length === 0 && <span>{translate('documents.same')}</span>}
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} words={words} />
      ))}
      {mode !== 'read' && changes.length > 0 && (
        <div>
          <Button size="small" startIcon={<Icon name="undo" size="small" />} onClick={bringBack}>
            {translate('documents.bringBack', { version: name })}
          </Button>
        </div>
      )}
    </Body>
  )
}

const Body = styled('div')({ display: 'grid', gap: 10, padding: '4px 8px 12px' })
