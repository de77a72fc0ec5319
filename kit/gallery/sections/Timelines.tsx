import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { clockLabel } from '#contract/rules/dates/rulerTicks.ts'
import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import { DayMap } from '#kit/parts/timeline/DayMap.tsx'
import { DayStepper } from '#kit/parts/timeline/DayStepper.tsx'
import { JumpField } from '#kit/parts/timeline/JumpField.tsx'
import type { LaneDrawing } from '#kit/parts/timeline/laneDrawing.ts'
import { useTimeline } from '#kit/parts/timeline/state/useTimeline.ts'
import { TimelineCard, TimelineGap } from '#kit/parts/timeline/TimelineCard.tsx'
import { TimelineGrid } from '#kit/parts/timeline/TimelineGrid.tsx'
import type { TimelineLane } from '#kit/parts/timeline/timelineLane.ts'
import { ZoomControls } from '#kit/parts/timeline/ZoomControls.tsx'
import { NOW } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'
import type { SampleAiring, SampleChannel } from '../timelineSamples.ts'
import { sampleLanes } from '../timelineSamples.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const KUALA_LUMPUR = [
  { zone: 'Asia/Kuala_Lumpur', label: 'Kuala Lumpur, channel' },
  { zone: 'Asia/Kolkata', label: 'Chennai, mine' },
] as const
const LONDON = [
  { zone: 'Europe/London', label: 'London, channel' },
  { zone: 'Asia/Kuala_Lumpur', label: 'Kuala Lumpur, mine' },
] as const
const SWITCH_NIGHT = Date.parse('2026-10-24T22:00:00Z')

const toneOf = ({ kind, isExpired }: SampleAiring) => (kind === 'gap' ? 'warning' : isExpired ? 'expired' : undefined)

function drawingIn(zone: string): LaneDrawing<SampleAiring> {
  return {
    toneOf,
    renderHead: (lane) => <Channel {...(lane as TimelineLane<SampleAiring> & { channel: SampleChannel }).channel} />,
    itemLabel: (item, lane) =>
      `${item.title}, ${clockLabel(item.from, zone).time} to ${clockLabel(item.to, zone).time}, ${lane}`,
    renderItem: (item, place) =>
      item.kind === 'gap' ? (
        <TimelineGap
          place={place}
          label={place.phase === 'now' ? `Dead air, ${minutes(item)} min` : `Gap ${minutes(item)} min`}
          isDead={place.phase === 'now'}
        />
      ) : (
        <TimelineCard
          place={place}
          title={item.title}
          lang={item.lang}
          detail={item.isExpired ? 'Licence ends 22:00' : item.detail}
          badge={item.isExpired ? undefined : item.rating}
          tone={item.isExpired ? 'expired' : undefined}
          marks={marksOf(item)}
        />
      ),
  }
}

const minutes = ({ from, to }: SampleAiring) => Math.round((to - from) / 60_000)
const marksOf = ({ isPinned, isExpired }: SampleAiring) => [
  ...(isPinned ? [{ icon: 'pin' as const }] : []),
  ...(isExpired ? [{ icon: 'clockOff' as const, tone: 'expired' as const }] : []),
]

/** Five hundred channels by two weeks, and the night on which London's clocks go back. */
export function Timelines() {
  const count = Number(new URLSearchParams(window.location.search).get('lanes') ?? 500)
  const start = dayBounds(dayOf(NOW, KUALA_LUMPUR[0].zone), KUALA_LUMPUR[0].zone).from
  return (
    <>
      <Specimen of="TimelineGrid">
        <Guide
          count={count}
          from={start}
          days={14}
          at={NOW - 1.7 * HOUR_MS}
          now={NOW}
          zones={KUALA_LUMPUR}
          height={690}
        />
      </Specimen>
      <Specimen of="TimelineGrid, a day of 25 hours">
        <Guide count={3} from={SWITCH_NIGHT} days={1} at={SWITCH_NIGHT} now={0} zones={LONDON} height={300} />
      </Specimen>
    </>
  )
}

type GuideProps = {
  count: number
  from: number
  days: number
  at: number
  now: number
  zones: typeof KUALA_LUMPUR | typeof LONDON
  height: number
}

function Guide({ count, from, days, at, now, zones, height }: GuideProps) {
  const lanes = useMemo(() => sampleLanes(count, from, days), [count, from, days])
  const [{ zone }] = zones
  const drawing = useMemo(() => drawingIn(zone), [zone])
  const timeline = useTimeline({ range: { from, to: from + days * DAY_MS }, at })
  const [selected, setSelected] = useState<string>()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, marginBlockEnd: 2 }}>
        <DayStepper timeline={timeline} zone={zone} now={now} />
        <JumpField timeline={timeline} zone={zone} now={now} />
        <Box sx={{ flex: 1 }} />
        <ZoomControls timeline={timeline} />
      </Box>
      <TimelineGrid
        timeline={timeline}
        label="Guide"
        lanes={lanes}
        drawing={drawing}
        zones={zones}
        now={now}
        selected={selected}
        onSelect={(item) => setSelected(item?.key)}
      />
      <Box sx={{ display: 'flex', marginBlockStart: 2 }}>
        <Typography variant="meta" sx={{ width: 192, color: 'text.tertiary' }}>
          Whole day
        </Typography>
        <DayMap timeline={timeline} lanes={lanes} zone={zone} now={now} toneOf={toneOf} />
      </Box>
    </Box>
  )
}

function Channel({ no, name, letters, hue }: SampleChannel) {
  return (
    <Head>
      <span className="no">{no}</span>
      <span className="logo" data-hue={hue}>
        {letters}
      </span>
      <span>
        <b>{name}</b>
        <small>Fed 20:31</small>
      </span>
    </Head>
  )
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: '100%',
  whiteSpace: 'nowrap',
  '& .no': { width: 24, textAlign: 'end', fontSize: 12, fontWeight: 500, color: 'var(--mui-palette-text-tertiary)' },
  '& .logo': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 32,
    height: 24,
    borderRadius: 2,
    fontSize: 10,
    fontWeight: 700,
    color: 'var(--mui-palette-segment-bumper-on)',
    backgroundColor: 'var(--mui-palette-segment-bumper-fill)',
  },
  '& [data-hue=ad]': { backgroundColor: 'var(--mui-palette-segment-ad-fill)' },
  '& [data-hue=filler]': { backgroundColor: 'var(--mui-palette-segment-filler-fill)' },
  '& [data-hue=expired]': { backgroundColor: 'var(--mui-palette-segment-expired-fill)' },
  '& b': { display: 'block', fontSize: 13, fontWeight: 600, lineHeight: '18px' },
  '& small': { display: 'block', fontSize: 11, lineHeight: '14px', color: 'var(--mui-palette-text-tertiary)' },
})
