import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import type { TimingEntry } from '#contract/schemas/timing.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { TIMINGS_SHOWN, useTimings } from '../useTimings.ts'
import { THREE_COLUMNS, TWO_COLUMNS } from './layout.ts'
import { Panel } from './Panel.tsx'
import { PanelAlert } from './panelParts.ts'
import { TitleLine } from './TitleLine.tsx'

/** What goes live or off the air next, soonest first, and what did not come about; each a link to its title. */
export function ComingUp() {
  const translate = useTranslate()
  const { events } = useConsole()
  const { isOffered, data, error, refetch } = useTimings()
  useEffect(
    () =>
      events.subscribe(({ topic, verb }) => {
        if (topic === 'timing' || verb === 'timedPublish' || verb === 'timedUnpublish') void refetch()
      }),
    [events, refetch],
  )
  if (!isOffered || (error && !data)) return null
  // Its line is there before it is known what stands in it: the numbers below stay where they are.
  if (!data) return <Panel title={translate('dashboard.onAir')} />
  return (
    <Panel
      title={translate('dashboard.onAir')}
      count={data.count}
      hint={translate(data.count > 0 ? 'dashboard.onAirHint' : 'timing.coming.empty')}
    >
      <Cards>
        {data.rows.slice(0, TIMINGS_SHOWN).map((entry) => (
          <Entry key={`${entry.cty} ${entry.id}`} entry={entry} />
        ))}
      </Cards>
    </Panel>
  )
}

/** One row of cards, as many as have room: the soonest come first. */
const Cards = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [`@container (min-width: ${TWO_COLUMNS}px)`]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :nth-of-type(n + 4)': { display: 'none' },
  },
  [`@container (min-width: ${THREE_COLUMNS}px)`]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& > :nth-of-type(n + 4)': { display: 'grid' },
  },
})
const Card = styled('div')({
  display: 'grid',
  padding: '4px 12px',
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
})

function Entry({ entry }: { entry: TimingEntry }) {
  const translate = useTranslate()
  const format = useFormat()
  const { failed, by } = entry
  const next = nextOf(entry)
  const hasFailed = failed !== undefined && !next.isStanding
  const words = translate(`timing.coming.${hasFailed ? 'failed' : next.verb}`)
  return (
    <Card>
      <TitleLine
        of={entry}
        note={
          <>
            {hasFailed ? <PanelAlert data-tone="error">{words}</PanelAlert> : words}
            {', '}
            <Time value={next.at} />
          </>
        }
        noteTitle={`${words}, ${format.relativeDays(next.at)}, ${by.name}`}
      />
    </Card>
  )
}

/** The first of its instants; of what failed the one at which it should have been. */
function nextOf({ publishAt, unpublishAt, failed }: TimingEntry) {
  if (publishAt) return { verb: 'publish', at: publishAt, isStanding: true } as const
  if (unpublishAt) return { verb: 'unpublish', at: unpublishAt, isStanding: true } as const
  return { verb: failed?.verb ?? 'publish', at: failed?.due ?? '', isStanding: false } as const
}
