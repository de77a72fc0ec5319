import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { AssocMetadata, TreeRow } from '#contract/schemas/series.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import { AddChild } from './AddChild.tsx'
import { MoveReport } from './moves/MoveReport.tsx'
import { useMoves } from './moves/useMoves.ts'
import { PanelPart } from './PanelPart.tsx'
import { SortDialog } from './sort/SortDialog.tsx'
import { SortReport } from './sort/SortReport.tsx'
import { useSortJob } from './sort/useSortJob.ts'
import { RelationTree } from './tree/RelationTree.tsx'
import { childTypesOf, rowOfRecord } from './tree/treeTypes.ts'
import { useTree } from './tree/useTree.ts'
import { TreeTools } from './TreeTools.tsx'

type TreePartProps = { record: ContentRecord; assoc: AssocMetadata }
type Params = { parent: TreeRow; type: TypeSummary }

/** The tree from its top, what one may add below the record or put in order, and what a move has to say. */
export function TreePart({ record, assoc }: TreePartProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const { types } = useConsole()
  const { type } = content
  const own = childTypesOf(types, type.type)
  const children = own.length > 0 ? assoc.children.reduce((sum, { count }) => sum + count, 0) : undefined
  const self = rowOfRecord(record, type, children)
  const root: TreeRow = assoc.parents[0] ?? self
  const { tree, lines } = useTree(root, [...assoc.parents, self])
  const sorting = useSortJob((parentId) => void tree.reload(parentId))
  const moves = useMoves(content, tree, sorting)
  const [adding, setAdding] = useState<Params>()
  const [arranging, setArranging] = useState<Params>()
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
        onSort={(parent, child) => setArranging({ parent, type: child })}
      />
      <MoveReport moves={moves} />
      <SortReport sorting={sorting} />
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
        <TreeTools
          self={self}
          counts={assoc.children}
          types={own}
          onAdd={(child) => setAdding({ parent: self, type: child })}
          onSort={(child) => setArranging({ parent: self, type: child })}
        />
      )}
      {arranging && (
        <SortDialog
          {...arranging}
          onSort={(keys) => sorting.sort(arranging.parent.id, keys)}
          onClose={() => setArranging(undefined)}
        />
      )}
    </PanelPart>
  )
}
