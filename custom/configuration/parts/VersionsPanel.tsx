import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { ChangeLine } from '#kit/record/changes/ChangeLine.tsx'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { useVersions } from '#kit/record/versions/useVersions.ts'
import { VersionLine } from '#kit/record/versions/VersionLine.tsx'
import { textOf } from '../configKind.ts'
import type { ConfigEditor } from '../useConfigEditor.ts'
import { SCHEMA_AT } from '../useConfigSchema.ts'

/** Changes shown of one comparison; the rest is counted. */
const SHOWN = 60

const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderBlockEnd: '1px solid var(--mui-palette-line-hair)' },
  '& .body': { display: 'grid', gap: 10, padding: '4px 8px 12px' },
})

/** Every version of a configuration: how it differs from what stands in the form, and the way back to it. */
export function VersionsPanel({ editor }: { editor: ConfigEditor }) {
  const { calls } = useConsole()
  const { target } = useRecordEditor()
  const [chosen, setChosen] = useState<string>()
  const { versions, error, retry } = useVersions(target, (id, signal) =>
    calls.listConfigVersions({ params: { id }, signal }),
  )
  if (error) return <CallError error={error} onRetry={retry} />
  return (
    <Lines>
      {versions.map((version) => (
        <li key={version.key}>
          <ButtonBase
            aria-expanded={chosen === version.key}
            onClick={() => setChosen(chosen === version.key ? undefined : version.key)}
            sx={{ font: 'inherit', display: 'flex', width: '100%', gap: 2, padding: 2, textAlign: 'start' }}
          >
            <Icon name={chosen === version.key ? 'chevronDown' : 'chevronRight'} size="small" />
            <VersionLine version={version} current={version.key === editor.record?.key} />
          </ButtonBase>
          {chosen === version.key && <Difference editor={editor} version={version} />}
        </li>
      ))}
    </Lines>
  )
}

function Difference({ editor, version }: { editor: ConfigEditor; version: VersionEntry }) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { busy, values } = useRecordEditor()
  const { store, schema, isEditable, actions, open } = editor
  const words = useFieldWords(schema)
  const { data, error, refetch } = useQuery({
    queryKey: ['configVersion', version.key],
    queryFn: ({ signal }) => calls.getConfig({ params: { id: version.key }, signal }),
    staleTime: Infinity,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const older = textOf(data)
  const changes = diffRecords(older, textOf(values.values()))
  const bringBack = () => {
    store.set('/attrs', older.attrs)
    // A schema that is the same keeps what is being typed over it.
    if (!sameJson(older.attrs_schema, store.get(SCHEMA_AT))) store.set(SCHEMA_AT, older.attrs_schema)
    if (older.n !== undefined) store.set('/n', older.n)
  }
  const rollBack = () => {
    bringBack()
    void open.editor.run({ verb: 'publish' })
  }
  const n = version.n
  return (
    <div className="body">
      {changes.length === 0 && <span>{translate('configuration.sameAsForm')}</span>}
      {changes.slice(0, SHOWN).map((change) => (
        <ChangeLine key={change.field} change={change} words={words} />
      ))}
      {changes.length > SHOWN && (
        <span>{translate('configuration.moreChanges', { smart_count: changes.length - SHOWN })}</span>
      )}
      {isEditable && changes.length > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {version.st === 'archived' && actions.of('publish') && (
            <Button size="small" variant="contained" disabled={busy !== undefined} onClick={rollBack}>
              {translate('configuration.rollBack', { n })}
            </Button>
          )}
          <Button size="small" startIcon={<Icon name="undo" size="small" />} onClick={bringBack}>
            {translate('configuration.bringBack', { n })}
          </Button>
        </div>
      )}
    </div>
  )
}
