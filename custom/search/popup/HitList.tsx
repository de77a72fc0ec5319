import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { HitGroup } from '../model/groupHits.ts'
import type { SearchState } from '../model/searchState.ts'
import type { HitLinks } from '../parts/useHitLinks.ts'
import { HitOption } from './HitOption.tsx'
import type { PopupKeys } from './usePopupKeys.ts'

const List = styled('div')({ overflowY: 'auto', minBlockSize: 0, paddingBlockEnd: 4 })
const GroupName = styled('div')({
  padding: '4px 8px 0',
  fontSize: 11,
  lineHeight: '22px',
  color: 'var(--mui-palette-text-tertiary)',
  fontWeight: 'var(--marquee-weight-600)',
  '& span': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
})

type HitListProps = {
  keys: PopupKeys
  groups: readonly HitGroup[]
  state: SearchState
  links: HitLinks
  onTake: () => void
}

/** Hits by type with how many each type has; the arrows walk through all of them, so that Tab need not stop here. */
export function HitList({ keys, groups, state, links, onTake }: HitListProps) {
  const translate = useTranslate()
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const { active } = keys
  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const countOf = (type: string, known: number) => {
    const option = state.contentTypeEnum.find(({ value }) => value === type)
    return format.number(Math.max(option?.count ?? 0, known)) + (option?.atLeast ? '+' : '')
  }
  return (
    <List
      ref={list}
      role="listbox"
      tabIndex={-1}
      id={keys.listId}
      aria-label={translate('search.dataStore')}
      aria-busy={state.loading}
    >
      {groups.map(({ type, hits }) => (
        <div key={type} role="group" aria-label={links.typeName(type, 'many')}>
          <GroupName aria-hidden="true">
            {links.typeName(type, 'many')} <span>{countOf(type, hits.length)}</span>
          </GroupName>
          {hits.map((hit) => {
            const at = keys.indexOf(hit)
            return (
              <HitOption
                key={hit.id}
                id={keys.optionId(at)}
                hit={hit}
                isActive={at === active}
                term={state.searchTerm}
                links={links}
                onPoint={() => keys.setActive(at)}
                onTake={onTake}
              />
            )
          })}
        </div>
      ))}
    </List>
  )
}
