import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import { NamesPart } from './NamesPart.tsx'
import { OtherTitles } from './OtherTitles.tsx'
import { PanelPart } from './PanelPart.tsx'
import { ParentTrail } from './ParentTrail.tsx'
import { UsedIn } from './UsedIn.tsx'
import { TreePart } from './TreePart.tsx'
import { useAssoc } from './useAssoc.ts'

type RelationsPanelProps = { record: ContentRecord }

/** What the record belongs to, what belongs to it, where it is used, and what it is related to. */
export function RelationsPanel({ record }: RelationsPanelProps) {
  const translate = useTranslate()
  const { type } = useContentEditor()
  const { data, error, refetch } = useAssoc(type, record)
  if (error && !data)
    return <CallError error={error} title={translate('relations.failed')} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={6} artwork={false} />
  const parent = type.relations?.parent
  const named = new Set(data.names?.map(({ id }) => id))
  const related = data.related.filter(({ id }) => !named.has(id))
  const hasParent = parent && typeof record[parent.field] === 'string'
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {parent && (
        <PanelPart title={translate('relations.parents')}>
          <ParentTrail parents={data.parents} isHidden={Boolean(hasParent)} />
        </PanelPart>
      )}
      {type.relations && <TreePart key={data.parents[0]?.id ?? record.id} record={record} assoc={data} />}
      {data.names && <NamesPart names={data.names} sides={record.sides} />}
      {data.uses ? (
        <UsedIn key={record.id} id={record.id} uses={data.uses} />
      ) : (
        <OtherTitles title={translate('relations.usedIn')} rows={data.usedIn} none={translate('relations.notUsed')} />
      )}
      {(related.length > 0 || !data.names) && (
        <OtherTitles title={translate('relations.related')} rows={related} none={translate('relations.notRelated')} />
      )}
    </Box>
  )
}
