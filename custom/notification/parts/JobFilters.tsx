import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { JobEntry } from '#contract/values/jobs.ts'
import { JOB_KINDS } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useJobWords } from '#kit/jobs/useJobWords.ts'
import { FilterChip } from '#kit/parts/layoutParts/FilterChip.tsx'
import { useReference } from '#kit/forms/references/useReference.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { JobsView } from '../model/jobsView.ts'
import { isNarrowed, SINCE_HOURS, STATES } from '../model/jobsView.ts'
import type { JobsAddress } from '../useJobsAddress.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: '8px 20px',
})

type Choice = { value: string; label: string }
type ChoiceFilterProps = {
  name: string
  any: string
  value: string | undefined
  choices: readonly Choice[]
  onChoose: (value: string | undefined) => void
}

/** One filter: its name, and what it is set to. */
function ChoiceFilter({ name, any, value, choices, onChoose }: ChoiceFilterProps) {
  return (
    <Select
      size="small"
      displayEmpty
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
      inputProps={{ 'aria-label': name }}
      sx={{ minInlineSize: 128, '& .MuiSelect-select': { paddingBlock: '3px', fontSize: 12 } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.label}
        </MenuItem>
      ))}
    </Select>
  )
}

type JobFiltersProps = { address: JobsAddress; rows: readonly JobEntry[] }

/** Kind, state, person and time; whose jobs are chosen among those that the list names. */
export function JobFilters({ address: { view, go }, rows }: JobFiltersProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { kind } = useJobWords()
  const say = (key: string, values?: Record<string, unknown>) => translate(`jobCentre.filters.${key}`, values)
  const people = usePeople(view, rows)
  const sinceWords = (hours: number) =>
    hours <= 24
      ? say('lastHours', { n: format.number(hours), smart_count: hours })
      : say('lastDays', { n: format.number(hours / 24), smart_count: hours / 24 })
  return (
    <Row role="group" aria-label={say('label')}>
      <ChoiceFilter
        name={say('kind')}
        any={say('anyKind')}
        value={view.kind}
        choices={JOB_KINDS.map((one) => ({ value: one, label: kind(one) }))}
        onChoose={(value) => go({ kind: value as JobsView['kind'] })}
      />
      <ChoiceFilter
        name={say('state')}
        any={say('anyState')}
        value={view.state}
        choices={Object.keys(STATES).map((one) => ({ value: one, label: say(`states.${one}`) }))}
        onChoose={(value) => go({ state: value as JobsView['state'] })}
      />
      {view.scope === 'product' && (
        <ChoiceFilter
          name={say('person')}
          any={say('anyPerson')}
          value={view.by}
          choices={people}
          onChoose={(value) => go({ by: value })}
        />
      )}
      <ChoiceFilter
        name={say('since')}
        any={say('anyTime')}
        value={view.since === undefined ? undefined : String(view.since)}
        choices={SINCE_HOURS.map((hours) => ({ value: String(hours), label: sinceWords(hours) }))}
        onChoose={(value) => go({ since: value === undefined ? undefined : Number(value) })}
      />
      {view.item && <TitleChip id={view.item} onRemove={() => go({ item: undefined })} />}
      {isNarrowed(view) && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => go({ kind: undefined, state: undefined, by: undefined, since: undefined, item: undefined })}
        >
          {say('reset')}
        </Button>
      )}
    </Row>
  )
}

/** The jobs of one title are come to from there; here that can only be given up. */
function TitleChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const found = useReference(id)
  const name = found.kind === 'found' ? titleOf(found.row, language) : ''
  return (
    <FilterChip
      name={translate('jobCentre.filters.title')}
      value={name || translate('list.untitled')}
      onRemove={onRemove}
    />
  )
}

function usePeople({ by }: JobsView, rows: readonly JobEntry[]): Choice[] {
  const translate = useTranslate()
  const { actor } = useConsole()
  const known = new Map(rows.map((row) => [row.by.uid, row.by.name]))
  known.delete(actor.uid)
  if (by && by !== actor.uid && !known.has(by)) known.set(by, by)
  const others = [...known].map(([value, label]) => ({ value, label }))
  return [
    { value: actor.uid, label: translate('jobCentre.filters.me') },
    ...others.sort((a, b) => a.label.localeCompare(b.label)),
  ]
}
