import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { mayAdd } from '#kit/record/actions/mayAdd.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { AssocMetadata, TreeRow } from '#contract/schemas/series.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { sortTypesOf } from './tree/treeTypes.ts'

type TreeToolsProps = {
  self: TreeRow
  /** Types that may stand below the record. */
  types: readonly TypeSummary[]
  counts: AssocMetadata['children']
  onAdd: (type: TypeSummary) => void
  onSort: (type: TypeSummary) => void
}

/** What one may do below the open record: add a piece (the usual one at once), put those with numbers in order. */
export function TreeTools({ self, types, counts, onAdd, onSort }: TreeToolsProps) {
  const translate = useTranslate()
  const { may } = useConsole()
  const { language } = useFormat().settings
  const addable = types.filter((child) => mayAdd(child, may))
  // Two have room side by side.
  const [usual, others] = addable.length > 2 ? [addable.slice(0, 1), addable.slice(1)] : [addable, []]
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
      {usual.map((child) => (
        <Button
          key={child.type}
          size="small"
          startIcon={<Icon name="plus" size="small" />}
          onClick={() => onAdd(child)}
        >
          {translate('relations.addChild', { type: textIn(child.labels.one, language) })}
        </Button>
      ))}
      {others.length > 0 && <OtherTypes types={others} onAdd={onAdd} />}
    </Box>
  )
}

/** The types that are added now and then, in one menu: a series takes eight. */
function OtherTypes({ types, onAdd }: Pick<TreeToolsProps, 'types' | 'onAdd'>) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        endIcon={<Icon name="chevronDown" size="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('relations.addOther')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate('relations.addOther') } }}
      >
        {types.map((type) => (
          <MenuItem
            key={type.type}
            onClick={() => {
              setAnchor(null)
              onAdd(type)
            }}
          >
            {translate('relations.addChild', { type: textIn(type.labels.one, language) })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
