import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useContext, useId, useRef, useState, type ReactNode } from 'react'
import { LANGUAGES, textIn } from '#contract/values/languages.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { NO_FILTERS, type ShelfFilters } from './useShelfTitles.ts'

/** Narrowings that are on or off: what fits into the gap, and what may air then. */
export type Fitting = { gap: boolean; rights: boolean }

const NAMES = ['type', 'genre', 'language'] as const

type ShelfFilterRowProps = {
  types: readonly string[]
  filters: ShelfFilters
  onFilters: (filters: ShelfFilters) => void
  fitting: Fitting
  onFitting: (fitting: Fitting) => void
}

/** What the shelf is narrowed by, in one row: this gap, rights at that time, and behind a button type, genre, language. */
export function ShelfFilterRow({ types, filters, onFilters, fitting, onFitting }: ShelfFilterRowProps) {
  const { translate } = useScheduleWords()
  return (
    <Filters>
      {(['gap', 'rights'] as const).map((name) => (
        <PressChip
          key={name}
          type="button"
          title={translate(`scheduleShelf.fits.${name}`)}
          aria-pressed={fitting[name]}
          onClick={() => onFitting({ ...fitting, [name]: !fitting[name] })}
        >
          <span>{translate(`scheduleShelf.fits.${name}`)}</span>
        </PressChip>
      ))}
      <MoreFilters count={NAMES.filter((name) => filters[name] !== '').length}>
        {NAMES.map((name) => (
          <FilterField key={name} name={name} types={types} filters={filters} onFilters={onFilters} />
        ))}
        <Button size="small" onClick={() => onFilters(NO_FILTERS)}>
          {translate('scheduleShelf.clear')}
        </Button>
      </MoreFilters>
    </Filters>
  )
}

function MoreFilters({ count, children }: { count: number; children: ReactNode }) {
  const { translate } = useScheduleWords()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const name = translate('scheduleShelf.filters')
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        className="more"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-chosen={count > 0 || undefined}
        aria-label={count > 0 ? translate('scheduleShelf.filtersOf', { smart_count: count }) : name}
        title={name}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size="small" />
        {count > 0 && <b aria-hidden>{count}</b>}
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        <Sheet>{children}</Sheet>
      </Popover>
    </>
  )
}

type FilterFieldProps = Pick<ShelfFilterRowProps, 'types' | 'filters' | 'onFilters'> & { name: (typeof NAMES)[number] }

function FilterField({ name, types, filters, onFilters }: FilterFieldProps) {
  const { translate } = useScheduleWords()
  const choices = useChoices(types)[name]
  const id = useId()
  if (choices.length < 2) return null
  return (
    <>
      <label htmlFor={id}>{translate(`scheduleShelf.${name}`)}</label>
      <select id={id} value={filters[name]} onChange={({ target }) => onFilters({ ...filters, [name]: target.value })}>
        <option value="">{translate('scheduleShelf.all')}</option>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  )
}

function useChoices(types: readonly string[]) {
  const { translate, format } = useScheduleWords()
  const { language } = format.settings
  const summaries = useContext(ConsoleContext)?.types.filter(({ type }) => types.includes(type)) ?? []
  const genres = summaries.flatMap(({ list }) => list.filters.find(({ field }) => field === 'gnr')?.options ?? [])
  const names = new Map(genres.map(({ value, label }) => [value, textIn(label, language)]))
  return {
    type: summaries.map(({ type, labels }) => [type, textIn(labels.many, language)] as const),
    genre: [...names].sort(([, one], [, other]) => one.localeCompare(other, language)),
    language: LANGUAGES.map((one) => [one, translate(`scheduleShelf.languages.${one}`)] as const),
  }
}

const Filters = styled('div')({
  display: 'flex',
  gap: 4,
  '& button:not([aria-pressed=true], [data-chosen])': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '& > button': { flex: '0 1 auto', minInlineSize: 0 },
  '& > button > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > .more': {
    flex: 'none',
    gap: 4,
    marginInlineStart: 'auto',
    blockSize: 28,
    minInlineSize: 28,
    borderRadius: 4,
    fontSize: 12,
    '&[data-chosen]': {
      color: 'var(--mui-palette-accent-onSoft)',
      backgroundColor: 'var(--mui-palette-accent-soft)',
    },
  },
})

const Sheet = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(140px, 1fr)',
  alignItems: 'center',
  gap: '8px 12px',
  inlineSize: 272,
  padding: 12,
  '& label': { fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
  '& > button': { gridColumn: '1 / -1', justifySelf: 'end' },
  '& select': {
    minInlineSize: 0,
    blockSize: 28,
    padding: '0 4px',
    border: '1px solid var(--mui-palette-line-outline)',
    borderRadius: 4,
    font: 'inherit',
    fontSize: 12,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-well)',
    '&:focus-visible': focusRing('inside'),
  },
})
