import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { TimelineGrid } from '#kit/parts/timeline/TimelineGrid.tsx'
import type { GuideItem, GuideLane } from '../model/guideLane.ts'
import type { GuideView } from '../model/guideView.ts'
import { useGuideDrawing } from '../useGuideDrawing.tsx'
import { GuideList } from './GuideList.tsx'
import { Legend } from './Legend.tsx'
import { WholeDay } from './WholeDay.tsx'

type Zone = { zone: string; label: string }

type GuideBodyProps = {
  timeline: Timeline
  guide: { lanes: readonly GuideLane[]; total: number | undefined; error: unknown; reload: () => void }
  view: GuideView
  day: string
  zones: readonly [Zone, ...Zone[]]
  now: number
  onChange: (change: Partial<GuideView>) => void
}

/** The guide as lanes or as a table; why there is nothing to show, where there is nothing. */
export function GuideBody({ timeline, guide, view, day, zones, now, onChange }: GuideBodyProps) {
  const translate = useTranslate()
  const [{ zone }] = zones
  const drawing = useGuideDrawing(zone, view.genre)
  const { lanes, total, error, reload } = guide
  if (error) return <CallError error={error} onRetry={reload} />
  if (total === 0) return <NoChannels view={view} onChange={onChange} />
  const select = (item: GuideItem | undefined) => onChange({ airing: item?.kind === 'airing' ? item.key : undefined })
  if (view.layout === 'list')
    return (
      <GuideList
        timeline={timeline}
        lanes={lanes}
        range={dayBounds(day, zone)}
        zone={zone}
        now={now}
        genre={view.genre}
        selected={view.airing}
        onOpen={select}
      />
    )
  return (
    <>
      <TimelineGrid
        timeline={timeline}
        label={translate('pages.titles.epg')}
        lanes={lanes}
        drawing={drawing}
        zones={zones}
        now={now}
        selected={view.airing}
        onSelect={select}
        onOpen={select}
      />
      <WholeDay timeline={timeline} lanes={lanes} zone={zone} now={now} />
      <Legend />
    </>
  )
}

/** No channel matches, or there is none. */
function NoChannels({ view, onChange }: Pick<GuideBodyProps, 'view' | 'onChange'>) {
  const translate = useTranslate()
  const { term, chty, gnr, channel, marks } = view
  const isFiltered = [term, chty, gnr, channel].some((word) => word !== '') || marks.length > 0
  const clear = { term: '', chty: '', gnr: '', channel: '', marks: [] }
  return (
    <EmptyState
      icon="tv"
      title={translate(isFiltered ? 'epg.noMatch' : 'epg.noChannels')}
      actions={isFiltered && <Button onClick={() => onChange(clear)}>{translate('epg.showAll')}</Button>}
    >
      {translate(isFiltered ? 'epg.noMatchText' : 'epg.noChannelsText')}
    </EmptyState>
  )
}
