import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLocale, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { TypeFilter, TypeSummary } from '#contract/registry/typeDocument.ts'
import { isLanguage, textIn } from '#contract/values/languages.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import { unusedFilters, withEntry } from './listState.ts'
import type { ContentList } from './useContentList.ts'

/** Offers the type's filters that are not set yet; a flag is set at once, any other opens its editor. */
export function AddFilter({ type, list }: { type: TypeSummary; list: ContentList }) {
  const translate = useTranslate()
  const locale = useLocale()
  const language = isLanguage(locale) ? locale : 'en'
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<TypeFilter>()
  const offered = unusedFilters(type, list.filter)
  const choose = (filter: TypeFilter) => {
    setOpen(false)
    if (filter.kind === 'flag') list.setFilter(withEntry(list.filter, { field: filter.field, term: 'true' }))
    else setEditing(filter)
  }
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="small"
        startIcon={<Icon name="plus" />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        disabled={offered.length === 0}
      >
        {translate('list.filter')}
      </Button>
      <Menu anchorEl={button.current} open={open} onClose={() => setOpen(false)}>
        {offered.map((filter) => (
          <MenuItem key={filter.field} onClick={() => choose(filter)}>
            {textIn(filter.label, language)}
          </MenuItem>
        ))}
      </Menu>
      {editing && (
        <FilterEditor
          filter={editing}
          entry={undefined}
          anchor={button.current}
          onClose={() => setEditing(undefined)}
          onEntry={(entry) => list.setFilter(withEntry(list.filter, entry))}
        />
      )}
    </>
  )
}
