import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { mayAdd } from '#kit/actions/mayAdd.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { AssocMetadata, TreeRow } from '#kit/context/providerTypes.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { sortTypesOf } from './tree/treeTypes.ts'

type TreeToolsProps = {
  self: TreeRow
  /** Types that may stand below the record. */
  types: readonly TypeSummary[]
  counts: AssocMetadata['children']
  onAdd: (type: TypeSummary) => void
  onSort: (type: TypeSummary) => void
}

/** What one may do below the open record: add a piece of each type, put those with numbers in order. */
export function TreeTools({ self, types, counts, onAdd, onSort }: TreeToolsProps) {
  const translate = useTranslate()
  const { may } = useConsole()
  const { language } = useFormat().settings
  const countOf = ({ type }: TypeSummary) => counts.find(({ cty }) => cty === type)?.count ?? 0
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {sortTypesOf(types, self)
        .filter((child) => countOf(child) > 1 && may(child.page, 'update'))
        .map((child) => (
          <Button
            key={child.type}
            size="small"
            startIcon={<Icon name="sort" size="small" />}
            onClick={() => onSort(child)}
          >
            {translate('sorting.open', { type: textIn(child.labels.many, language) })}
          </Button>
        ))}
      {types
        .filter((child) => mayAdd(child, may))
        .map((child) => (
          <Button
            key={child.type}
            size="small"
            startIcon={<Icon name="plus" size="small" />}
            onClick={() => onAdd(child)}
          >
            {translate('relations.addChild', { type: textIn(child.labels.one, language) })}
          </Button>
        ))}
    </Box>
  )
}
