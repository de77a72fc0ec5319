import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import type { TimingEntry } from '#contract/schemas/timing.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { Panel } from './Panel.tsx'
import { TitleLine } from './TitleLine.tsx'

/** Service extension without which nothing is set for a time. */
const TIMING = 'timing'
const SHOWN = 6

/** What is set to go live or to be unpublished, soonest first, and what did not come about; each a link to its title. */
export function ComingUp() {
  const translate = useTranslate()
  const { calls, events, extensions, product } = useConsole()
  const isOffered = extensions.includes(TIMING)
  const { data, refetch } = useQuery({
    queryKey: ['listTimings', product],
    queryFn: ({ signal }) => calls.listTimings({ query: { pageSize: SHOWN }, signal }),
    enabled: isOffered,
    staleTime: 20_000,
  })
  useEffect(
    () =>
      events.subscribe(({ topic, verb }) => {
        if (topic === 'timing' || verb === 'timedPublish' || verb === 'timedUnpublish') void refetch()
      }),
    [events, refetch],
  )
  if (!isOffered || !data) return null
  return (
    <Panel title={translate('timing.coming.title')} count={data.count} empty={translate('timing.coming.empty')}>
      <div>
        {data.rows.map((entry) => (
          <Entry key={`${entry.cty} ${entry.id}`} entry={entry} />
        ))}
      </div>
    </Panel>
  )
}

const Failed = styled('span')({ color: 'var(--mui-palette-status-error-on)' })

function Entry({ entry }: { entry: TimingEntry }) {
  const translate = useTranslate()
  const format = useFormat()
  const { failed, by } = entry
  const next = nextOf(entry)
  const hasFailed = failed !== undefined && !next.isStanding
  const words = translate(`timing.coming.${hasFailed ? 'failed' : next.verb}`)
  return (
    <TitleLine
      of={entry}
      note={
        <>
          {hasFailed ? <Failed>{words}</Failed> : words}
          {`, ${by.name}`}
        </>
      }
      noteTitle={`${words}, ${by.name}`}
      end={
        <span title={format.relativeDays(next.at)}>
          <Time value={next.at} />
        </span>
      }
    />
  )
}

/** The first of its instants; of what failed the one at which it should have been. */
function nextOf({ publishAt, unpublishAt, failed }: TimingEntry) {
  if (publishAt) return { verb: 'publish', at: publishAt, isStanding: true } as const
  if (unpublishAt) return { verb: 'unpublish', at: unpublishAt, isStanding: true } as const
  return { verb: failed?.verb ?? 'publish', at: failed?.due ?? '', isStanding: false } as const
}
