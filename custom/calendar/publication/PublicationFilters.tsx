import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { CalendarKind } from '#contract/values/calendar.ts'
import type { Language } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import type { CalendarView } from '../model/calendarView.ts'

type PublicationFiltersProps = {
  /** Kinds that one may view. */
  offered: readonly CalendarKind[]
  view: CalendarView
  onView: (change: Partial<CalendarView>) => void
  children: ReactNode
}

/** Which kinds are shown, and of what: a type, a status, one's own, what is wrong. */
export function PublicationFilters({ offered, view, onView, children }: PublicationFiltersProps) {
  const translate = useTranslate()
  const language = useLocale() as Language
  const { types } = useConsole()
  const { kinds, cty, st, isMine, isConflicting } = view
  const toggle = (kind: CalendarKind) =>
    onView({ kinds: kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind] })
  const chip = (label: string, isOn: boolean, onPress: () => void) => (
    <PressChip key={label} type="button" aria-pressed={isOn} onClick={onPress}>
      {label}
    </PressChip>
  )
  return (
    <Bar role="group" aria-label={translate('calendar.filters')}>
      {offered.map((kind) => chip(translate(`calendar.groups.${kind}`), kinds.includes(kind), () => toggle(kind)))}
      <i />
      <Choice
        label={translate('calendar.type')}
        value={cty}
        options={types.map(({ type, labels }) => ({ value: type, label: labels.many[language] ?? labels.many.en }))}
        onChoose={(chosen) => onView({ cty: chosen })}
      />
      <Choice
        label={translate('calendar.columns.state')}
        value={st}
        options={[
          { value: 'published', label: translate('status.published') },
          { value: 'draft', label: translate('status.draft') },
        ]}
        onChoose={(chosen) => onView({ st: chosen === 'published' || chosen === 'draft' ? chosen : '' })}
      />
      {chip(translate('calendar.mine'), isMine, () => onView({ isMine: !isMine }))}
      {chip(translate('calendar.conflicts'), isConflicting, () => onView({ isConflicting: !isConflicting }))}
      {children}
    </Bar>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const translate = useTranslate()
  return (
    <Select
      size="small"
      displayEmpty
      value={options.some((one) => one.value === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ maxInlineSize: 200 }}
    >
      <MenuItem value="">{translate('calendar.any', { name: label })}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  )
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  paddingBlockEnd: 10,
  '& > i': { inlineSize: 1, blockSize: 20, backgroundColor: 'var(--mui-palette-line-edge)' },
})
