import { useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { StandingDialog } from '../dialogs/StandingDialog.tsx'
import { useMadeAhead } from '../layoutParts/useMadeAhead.ts'
import { Finder } from './Finder.tsx'
import type { WordSource } from './filterWords.ts'
import type { Suggestion } from './suggestFilters.ts'
import { suggestFilters } from './suggestFilters.ts'

type FindFilterProps = {
  filters: readonly TypeFilter[]
  source: WordSource
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onChoose: (suggestion: Suggestion) => void
  onClose: () => void
}

/** Finds a filter by a part of its name or of a value. */
export function FindFilter({ filters, source, anchor, isOpen, onChoose, onClose }: FindFilterProps) {
  const translate = useTranslate()
  const label = translate('filters.find')
  const isMade = useMadeAhead(isOpen)
  if (!isMade) return null
  return (
    <StandingDialog isOpen={isOpen} label={label} anchor={anchor} onClose={onClose}>
      <Finder
        label={label}
        none={translate('filters.noneFound')}
        isOpen={isOpen}
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
    </StandingDialog>
  )
}
