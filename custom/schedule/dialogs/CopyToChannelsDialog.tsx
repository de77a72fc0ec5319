import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useDeferredValue, useMemo, useState } from 'react'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { channelCopy } from '../model/channelCopy.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { ChannelReport } from './ChannelReport.tsx'
import { Choices } from './Choices.tsx'
import { DockedDialog } from './DockedDialog.tsx'
import { useCopyToChannels } from './useCopyToChannels.ts'
import { useOtherChannels, useTargets, type OtherChannel } from './useTargetChannels.ts'

/** Copies days onto the same days of other channels, each saved whole or not at all, with a fit report before. */
export function CopyToChannelsDialog({ days }: { days: readonly Day[] }) {
  const words = useScheduleWords()
  const { translate, format, titles, language } = words
  const { schedule, now, channel, newId, announcer } = useSchedule()
  const { product } = useConsole()
  const open = days.filter((day) => dayBounds(day, schedule.zone).to > now)
  const [chosenDays, setDays] = useState<readonly Day[]>(open)
  const [chosen, setChosen] = useState<readonly OtherChannel[]>([])
  const [clears, setClears] = useState(false)
  const [term, setTerm] = useState('')
  const [idPrefix] = useState(newId)
  const { channels, more, state } = useOtherChannels(channel.cs, useDeferredValue(term), language)
  const saving = useCopyToChannels()
  const sorted = useMemo(() => chosenDays.toSorted(), [chosenDays])
  const [first = days[0] ?? '', last = first] = [sorted[0], sorted.at(-1)]
  const targets = useTargets(chosen, { from: days[0] ?? first, to: days.at(-1) ?? last })
  const planned = useMemo(
    () =>
      targets.map((target) => {
        const facts = rightsFacts(titles, {
          now,
          ...(product !== undefined && { product }),
          ...(target.record && { channel: target.record }),
        })
        const pairs = sorted.map((day) => ({ from: day, to: day }))
        const terms = { source: schedule, pairs, clears, idPrefix: `${idPrefix}-${target.cs}`, now, facts }
        return { target, copy: target.schedule && channelCopy(target.schedule, terms) }
      }),
    [targets, schedule, sorted, clears, idPrefix, now, titles, product],
  )
  const ready = planned.flatMap(({ target: { cs, readAgain }, copy }) =>
    copy && copy.days.length > 0 && saving.outcomes.get(cs)?.state !== 'saved' ? { cs, copy, readAgain } : [],
  )
  const nameOfDay = (day: Day) => dayWords(format.settings.language, schedule.zone, dayBounds(day, schedule.zone).from)
  const save = async () => {
    const saved = await saving.save(ready)
    announcer.say(translate('scheduleCopy.channels.done', { smart_count: ready.length, saved }))
  }
  const areSaved = chosen.every(({ cs }) => saving.outcomes.get(cs)?.state === 'saved')
  const whyNotYet =
    chosen.length === 0
      ? 'scheduleCopy.channels.choose'
      : areSaved
        ? 'scheduleCopy.channels.saved'
        : 'scheduleCopy.nothingFits'
  const offered = [...chosen, ...channels.filter(({ cs }) => !chosen.some((one) => one.cs === cs))]
  return (
    <DockedDialog
      isWide
      title={translate('scheduleCopy.channels.title')}
      subtitle={channel.name}
      okLabel={translate('scheduleCopy.channels.ok', { smart_count: ready.length })}
      onOk={() => void save()}
      {...(ready.length === 0 && {
        notYet: translate(whyNotYet),
      })}
      {...(saving.isSaving && { notYet: translate('scheduleCopy.channels.saving') })}
    >
      <Choices
        legend={translate('scheduleCopy.channels.days')}
        options={open.map((day) => ({ key: day, label: nameOfDay(day) }))}
        chosen={chosenDays}
        onChosen={(next) => {
          saving.forget()
          setDays(next)
        }}
      />
      <SearchBox>
        <Icon name="search" size="small" />
        <input
          type="search"
          value={term}
          aria-label={translate('scheduleCopy.channels.search')}
          placeholder={translate('scheduleCopy.channels.search')}
          onChange={({ target }) => setTerm(target.value)}
        />
      </SearchBox>
      <Choices
        legend={translate('scheduleCopy.channels.onto')}
        options={offered.map(({ cs, name }) => ({ key: cs, label: name }))}
        chosen={chosen.map(({ cs }) => cs)}
        onChosen={(codes) => setChosen(codes.flatMap((cs) => offered.find((one) => one.cs === cs) ?? []))}
      />
      {state !== 'read' && <p className="quiet">{translate(`scheduleCopy.channels.${state}`)}</p>}
      {state === 'read' && offered.length === 0 && <p className="quiet">{translate('scheduleCopy.channels.none')}</p>}
      {more > 0 && <p className="quiet">{translate('scheduleCopy.channels.more', { smart_count: more })}</p>}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={clears}
            onChange={(_, checked) => {
              saving.forget()
              setClears(checked)
            }}
          />
        }
        label={translate('scheduleCopy.clears')}
      />
      {planned.map(({ target, copy }) => (
        <ChannelReport
          key={target.cs}
          target={target}
          copy={copy}
          outcome={saving.outcomes.get(target.cs)}
          day={first}
        />
      ))}
    </DockedDialog>
  )
}
