import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { FilterChip } from '#kit/parts/layoutParts/FilterChip.tsx'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import type { GuideLane } from '../model/guideLane.ts'
import type { GuideView, ShownMark } from '../model/guideView.ts'
import { SHOWN_MARKS } from '../model/guideView.ts'
import { ChoiceChip } from './ChoiceChip.tsx'

const ICONS: Readonly<Record<ShownMark, IconName>> = {
  gap: 'triangle',
  overlap: 'layers',
  flagged: 'clockOff',
  mended: 'pin',
}
/** A name is looked for when one has stopped typing for this long, in ms. */
const TYPING_MS = 250

type GuideFiltersProps = {
  view: GuideView
  lanes: readonly GuideLane[]
  /** How many of each there are in the day that is looked at; undefined until they are counted. */
  counts: Record<ShownMark, number> | undefined
  total: number | undefined
  onChange: (change: Partial<GuideView>) => void
}

/** Which channels are shown: by name, type and genre, and by what needs eyes in the day. */
export function GuideFilters({ view, lanes, counts, total, onChange }: GuideFiltersProps) {
  const translate = useTranslate()
  const format = useFormat()
  const toggle = (kind: ShownMark) =>
    onChange({ marks: view.marks.includes(kind) ? view.marks.filter((one) => one !== kind) : [...view.marks, kind] })
  return (
    <Row role="group" aria-label={translate('epg.filters')}>
      {view.channel !== '' && (
        <FilterChip
          name={translate('epg.oneChannel')}
          value={lanes.find((lane) => lane.channel?.id === view.channel)?.label || translate('epg.fromLink')}
          onRemove={() => onChange({ channel: '' })}
        />
      )}
      <NameFilter term={view.term} onTerm={(term) => onChange({ term })} />
      <TypeChips view={view} onChange={onChange} />
      <span className="marks">
        {SHOWN_MARKS.map((kind) => (
          <Switch
            key={kind}
            type="button"
            data-kind={kind}
            aria-pressed={view.marks.includes(kind)}
            onClick={() => toggle(kind)}
          >
            <Icon name={ICONS[kind]} size="small" />
            {translate(`epg.marks.${kind}`)}
            {counts && <b>{format.number(counts[kind])}</b>}
          </Switch>
        ))}
      </span>
      <span className="space" />
      {total !== undefined && (
        <span className="total" role="status">
          {translate('epg.channels', { smart_count: total, count: format.number(total) })}
        </span>
      )}
    </Row>
  )
}

function NameFilter({ term, onTerm }: { term: string; onTerm: (term: string) => void }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(term)
  const [known, setKnown] = useState(term)
  if (known !== term) {
    setKnown(term)
    setTyped(term)
  }
  useEffect(() => {
    if (typed === term) return
    const timer = setTimeout(() => onTerm(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, term, onTerm])
  return (
    <SearchBox style={{ inlineSize: 168 }}>
      <Icon name="search" size="small" />
      <input
        type="search"
        value={typed}
        placeholder={translate('epg.channelName')}
        aria-label={translate('epg.channelName')}
        onChange={({ target }) => setTyped(target.value)}
      />
    </SearchBox>
  )
}

type TypeChipsProps = Pick<GuideFiltersProps, 'view' | 'onChange'>

/**
 * Type and genre of channels, which leave channels out, and the genre of airings, which leaves none out and dims all
 * others: what runs around it stays in sight. Their type documents offer the values.
 */
function TypeChips({ view, onChange }: TypeChipsProps) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const channel = useTypeSummary(CHANNEL_TYPE)
  const airing = useTypeSummary(AIRING_TYPE)
  const chips = [
    { key: 'chty', summary: channel, field: 'chty' },
    { key: 'gnr', summary: channel, field: 'gnr', name: 'epg.channelGenre' },
    { key: 'genre', summary: airing, field: 'gnr', name: 'epg.airingGenre' },
  ] as const
  return chips.map(({ key, summary, field, ...own }) => {
    const filter = summary?.list.filters.find((one) => one.field === field)
    if (!filter?.options) return null
    return (
      <ChoiceChip
        key={key}
        name={'name' in own ? translate(own.name) : textIn(filter.label, language)}
        options={filter.options.map(({ value, label }) => ({ value, label: textIn(label, language) }))}
        chosen={view[key]}
        onChoose={(value) => onChange({ [key]: value })}
      />
    )
  })
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  paddingBlockEnd: 10,
  // They go to the next line together, never one of them alone.
  '& .marks': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .space': { flex: 1 },
  '& .total': { fontSize: 12, fontWeight: 500, color: 'var(--mui-palette-text-tertiary)', whiteSpace: 'nowrap' },
})

const solid = (kind: string) => `var(--mui-palette-status-${kind}-solid)`

const Switch = styled(PressChip)({
  '&[data-kind=gap] svg': { color: solid('warning') },
  '&[data-kind=overlap] svg': { color: solid('error') },
  '&[data-kind=flagged] svg': { color: solid('expired') },
})
