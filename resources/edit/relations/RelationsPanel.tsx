import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { textIn } from '#contract/values/languages.ts'
import { mayAdd } from '#kit/actions/mayAdd.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { AssocMetadata, TreeRow } from '#kit/context/providerTypes.ts'
import { CallError } from '#kit/errors/CallError.tsx'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { ListSkeleton } from '#kit/layoutParts/ListSkeleton.tsx'
import type { ContentEditor } from '../useContentEditor.ts'
import { AddChild } from './AddChild.tsx'
import { MoveReport } from './moves/MoveReport.tsx'
import { NamesPart } from './NamesPart.tsx'
import { OtherTitles } from './OtherTitles.tsx'
import { PanelPart } from './PanelPart.tsx'
import { ParentTrail } from './ParentTrail.tsx'
import { UsedIn } from './UsedIn.tsx'
import { RelationTree } from './tree/RelationTree.tsx'
import { childTypesOf, rowOfRecord } from './tree/treeTypes.ts'
import { useAssoc } from './useAssoc.ts'
import { useMoves } from './moves/useMoves.ts'
import { useTree } from './tree/useTree.ts'

type RelationsPanelProps = { content: ContentEditor; record: ContentRecord }

/** What the record belongs to, what belongs to it, where it is used, and what it is related to. */
export function RelationsPanel({ content, record }: RelationsPanelProps) {
  const translate = useTranslate()
  const { type } = content
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
      {type.relations && (
        <TreePart key={data.parents[0]?.id ?? record.id} content={content} record={record} assoc={data} />
      )}
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

type TreePartProps = RelationsPanelProps & { assoc: AssocMetadata }

/** The tree from its top, what one may add below the record, and what a move has to say. */
function TreePart({ content, record, assoc }: TreePartProps) {
  const translate = useTranslate()
  const { types, may } = useConsole()
  const { language } = useFormat().settings
  const { type } = content
  const own = childTypesOf(types, type.type)
  const children = own.length > 0 ? assoc.children.reduce((sum, { count }) => sum + count, 0) : undefined
  const self = rowOfRecord(record, type, children)
  const root: TreeRow = assoc.parents[0] ?? self
  const { tree, lines } = useTree(root, [...assoc.parents, self])
  const moves = useMoves(content, tree)
  const [adding, setAdding] = useState<{ parent: TreeRow; type: TypeSummary }>()
  return (
    <PanelPart
      title={translate('relations.treeHead')}
      aside={
        <Box component="span" title={translate('relations.treeHelp')} sx={{ display: 'flex', color: 'text.tertiary' }}>
          <Icon name="keyboard" size="medium" label={translate('relations.treeHelp')} />
        </Box>
      }
    >
      <RelationTree
        root={root}
        tree={tree}
        lines={lines}
        current={record.id}
        moves={moves}
        onAdd={(parent, child) => setAdding({ parent, type: child })}
      />
      <MoveReport moves={moves} />
      {adding ? (
        <AddChild
          {...adding}
          onAdded={() => {
            tree.setOpen({ ...adding.parent, children: adding.parent.children ?? 1 }, true)
            void tree.reload(adding.parent.id)
          }}
          onClose={() => setAdding(undefined)}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {own
            .filter((child) => mayAdd(child, may))
            .map((child) => (
              <Button
                key={child.type}
                size="small"
                startIcon={<Icon name="plus" size="small" />}
                onClick={() => setAdding({ parent: self, type: child })}
              >
                {translate('relations.addChild', { type: textIn(child.labels.one, language) })}
              </Button>
            ))}
        </Box>
      )}
    </PanelPart>
  )
}
