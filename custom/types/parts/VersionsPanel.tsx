import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { useVersions } from '#kit/record/versions/useVersions.ts'
import { documentIn } from '../model/documentOf.ts'
import type { TypeEditor } from '../useTypeEditor.ts'
import { Lines } from './Sheet.tsx'

/** Changes shown of one comparison; the rest is counted. */
const SHOWN = 60
const LONGEST = 160

/** Every save of the type. One of them is compared with the text as it is, and may be brought back into it. */
export function VersionsPanel({ editor, record }: { editor: TypeEditor; record: TypeRecord }) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const [chosen, setChosen] = useState<number>()
  const { target } = useRecordEditor()
  const { versions, error, isPending, retry } = useVersions(target, (type, signal) =>
    calls.listTypeVersions({ params: { type }, signal }),
  )
  if (error) return <CallError error={error} onRetry={retry} />
  if (!isPending && versions.length === 0)
    return <p style={{ margin: 0 }}>{translate(`types.neverSaved.${record.origin}`)}</p>
  return (
    <Lines>
      {versions.map(({ version, schema, st, ct, cun }) => (
        <li key={version} className={chosen === version ? 'open' : undefined}>
          <ButtonBase
            aria-expanded={chosen === version}
            onClick={() => setChosen(chosen === version ? undefined : version)}
            sx={{
              font: 'inherit',
              display: 'flex',
              width: '100%',
              gap: 2,
              padding: 2,
              textAlign: 'start',
              borderRadius: '4px',
            }}
          >
            <Icon name={chosen === version ? 'chevronDown' : 'chevronRight'} size="small" />
            <span style={{ flex: 1 }}>
              <span className="name">{translate('types.version', { n: version })}</span>{' '}
              <span className="quiet">
                {translate('types.schemaVersion', { n: schema })}
                {st === 'archived' && ` · ${translate('types.retired')}`}
              </span>
              <span className="quiet" style={{ display: 'block' }}>
                <Time value={ct} /> {cun && `· ${cun}`}
              </span>
            </span>
            {version === record.rev && <span className="quiet">{translate('types.serving')}</span>}
          </ButtonBase>
          {chosen === version && <Comparison editor={editor} record={record} version={version} />}
        </li>
      ))}
    </Lines>
  )
}

type ComparisonProps = { editor: TypeEditor; record: TypeRecord; version: number }

function Comparison({ editor, record, version }: ComparisonProps) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['typeVersion', record.type, version],
    queryFn: ({ signal }) => calls.readType({ params: { type: record.type }, query: { version }, signal }),
    staleTime: Infinity,
  })
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { schemaVersion: _, ...older } = documentIn(data)
  const { schemaVersion: present, ...now } = editor.draft
  const changes = diffRecords(older, now)
  return (
    <div className="body">
      {changes.length === 0 && <span className="quiet">{translate('types.sameAsText')}</span>}
      {changes.slice(0, SHOWN).map(({ field, before, after }) => (
        <div key={field} style={{ minInlineSize: 0, fontSize: 12, overflowWrap: 'anywhere' }}>
          <code>{field}</code>
          {before !== undefined && <del style={{ display: 'block' }}>{short(before)}</del>}
          {after !== undefined && <ins style={{ display: 'block', textDecoration: 'none' }}>{short(after)}</ins>}
        </div>
      ))}
      {changes.length > SHOWN && (
        <span className="quiet">{translate('types.moreChanges', { smart_count: changes.length - SHOWN })}</span>
      )}
      {editor.isEditable && changes.length > 0 && (
        <div>
          <Button
            size="small"
            startIcon={<Icon name="undo" size="small" />}
            onClick={() => editor.edit({ ...older, schemaVersion: present })}
          >
            {translate('types.bringBack', { n: version })}
          </Button>
        </div>
      )}
    </div>
  )
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
