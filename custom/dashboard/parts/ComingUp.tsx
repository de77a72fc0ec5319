import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import type { TimingEntry } from '#contract/schemas/timing.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Time } from '#kit/format/Time.tsx'
import { Artwork } from '#kit/layoutParts/Artwork.tsx'
import { itemPath } from '#kit/routes/paths.ts'
import { PanelCount, PanelHeading, PanelItem, PanelQuiet, PanelWords } from './panelParts.ts'

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
    queryFn: ({ signal }) => calls.listTimings({ pageSize: SHOWN }, signal),
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
    <section>
      <PanelHeading>
        {translate('timing.coming.title')}
        {data.count > 0 && <PanelCount>{data.count}</PanelCount>}
      </PanelHeading>
      {data.rows.length === 0 ? (
        <PanelQuiet>{translate('timing.coming.empty')}</PanelQuiet>
      ) : (
        data.rows.map((entry) => <Entry key={`${entry.cty} ${entry.id}`} entry={entry} />)
      )}
    </section>
  )
}

const Failed = styled('span')({ color: 'var(--mui-palette-status-error-on)' })

function Entry({ entry }: { entry: TimingEntry }) {
  const translate = useTranslate()
  const locale = useLocale()
  const format = useFormat()
  const { types, product, calls } = useConsole()
  const type = types.find((one) => one.type === entry.cty)
  if (!type) return null
  const { failed, by } = entry
  const title = titleOf(entry, locale) || translate('list.untitled')
  const next = nextOf(entry)
  const hasFailed = failed !== undefined && !next.isStanding
  const words = translate(`timing.coming.${hasFailed ? 'failed' : next.verb}`)
  const src = entry.ia.includes(DEFAULT_IMAGE) ? calls.imageUrl({ id: entry.id, ratio: '16x9', width: 160 }) : undefined
  return (
    <PanelItem to={itemPath(product, type, entry.id)}>
      <Artwork src={src} title={title} />
      <PanelWords>
        <span title={title}>{title}</span>
        <PanelQuiet title={`${words}, ${by.name}`}>
          {hasFailed ? <Failed>{words}</Failed> : words}
          {`, ${by.name}`}
        </PanelQuiet>
      </PanelWords>
      <PanelQuiet title={format.relativeDays(next.at)}>
        <Time value={next.at} />
      </PanelQuiet>
    </PanelItem>
  )
}

/** The first of its instants; of what failed the one at which it should have been. */
function nextOf({ publishAt, unpublishAt, failed }: TimingEntry) {
  if (publishAt) return { verb: 'publish', at: publishAt, isStanding: true } as const
  if (unpublishAt) return { verb: 'unpublish', at: unpublishAt, isStanding: true } as const
  return { verb: failed?.verb ?? 'publish', at: failed?.due ?? '', isStanding: false } as const
}
