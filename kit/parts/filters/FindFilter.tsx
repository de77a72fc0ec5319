import { useTranslate } from 'ra-core'
import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { AtOnce, BACKDROP_AT_ONCE } from '../dialogs/AtOnce.tsx'
import type { Unseen } from '../layoutParts/DrawnBefore.tsx'
import { SidePopover } from '../layoutParts/SidePopover.tsx'
import { Finder } from './Finder.tsx'
import type { WordSource } from './filterWords.ts'
import type { Suggestion } from './suggestFilters.ts'
import { suggestFilters } from './suggestFilters.ts'

type FindFilterProps = {
  filters: readonly TypeFilter[]
  source: WordSource
  anchor: HTMLElement | null
  /** Drawn before it is asked for. */
  unseen?: Unseen
  onChoose: (suggestion: Suggestion) => void
  onClose: () => void
}

/** Finds a filter by a part of its name or of a value. */
export function FindFilter({ filters, source, anchor, unseen, onChoose, onClose }: FindFilterProps) {
  const translate = useTranslate()
  const label = translate('filters.find')
  return (
    <SidePopover
      open
      anchorEl={anchor}
      {...unseen}
      onClose={onClose}
      slots={{ transition: AtOnce }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label }, backdrop: BACKDROP_AT_ONCE }}
    >
      <Finder
        label={label}
        none={translate('filters.noneFound')}
        find={(typed) => suggestFilters(filters, typed, source)}
        keyOf={({ key }) => key}
        draw={({ name, value }) => (
          <>
            <span>{name}</span>
            {value !== undefined && <b>{value}</b>}
          </>
        )}
        onChoose={onChoose}
      />
    </SidePopover>
  )
}
