import { textIn } from '#contract/values/languages.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import type { ShelfFilters } from './useShelfTitles.ts'

/** Narrowings that are on or off: what fits into the gap, and what may air then. */
export type Fitting = { gap: boolean; rights: boolean }

type ShelfFilterRowProps = {
  types: readonly string[]
  filters: ShelfFilters
  onFilters: (filters: ShelfFilters) => void
  fitting: Fitting
  onFitting: (fitting: Fitting) => void
}

/** What the shelf is narrowed by: type, genre, language, this gap, rights at that time. */
export function ShelfFilterRow({ types, filters, onFilters, fitting, onFitting }: ShelfFilterRowProps) {
  const { translate, format } = useScheduleWords()
  const { language } = format.settings
  const summaries = useContext(ConsoleContext)?.types.filter(({ type }) => types.includes(type)) ?? []
  const genres = summaries.flatMap(({ list }) => list.filters.find(({ field }) => field === 'gnr')?.options ?? [])
  const names = new Map(genres.map(({ value, label }) => [value, textIn(label, language)]))
  const choices = {
    type: summaries.map(({ type, labels }) => [type, textIn(labels.many, language)] as const),
    genre: [...names].sort(([, one], [, other]) => one.localeCompare(other, language)),
    language: LANGUAGES.map((one) => [one, translate(`scheduleShelf.languages.${one}`)] as const),
  }
  return (
    <Filters>
      {(['type', 'genre', 'language'] as const).map(
        (name) =>
          choices[name].length > 1 && (
            <select
              key={name}
              aria-label={translate(`scheduleShelf.${name}`)}
              value={filters[name]}
              data-chosen={filters[name] !== '' || undefined}
              onChange={({ target }) => onFilters({ ...filters, [name]: target.value })}
            >
              <option value="">{translate(`scheduleShelf.${name}`)}</option>
              {choices[name].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ),
      )}
      {(['gap', 'rights'] as const).map((name) => (
        <PressChip
          key={name}
          type="button"
          aria-pressed={fitting[name]}
          onClick={() => onFitting({ ...fitting, [name]: !fitting[name] })}
        >
          {translate(`scheduleShelf.fits.${name}`)}
        </PressChip>
      ))}
    </Filters>
  )
}

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& button:not([aria-pressed=true])': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '& select': {
    maxInlineSize: 104,
    blockSize: 28,
    padding: '0 4px',
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    fontSize: 12,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-hover)',
    '&[data-chosen]': {
      color: 'var(--mui-palette-accent-onSoft)',
      backgroundColor: 'var(--mui-palette-accent-soft)',
    },
    '&:focus-visible': focusRing('inside'),
  },
})
