import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router'
import { windowEnd, windowStart } from '#contract/rules/availability/windowEnd.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { AiringsAhead as Answer } from '#contract/schemas/live/onAir.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { inProduct } from '#kit/parts/routes/paths.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { CheckLine } from './CheckLine.tsx'

/** A change of the title itself, of programs that play it or of what airs them may change the line. */
const TOPICS: readonly string[] = ['version', 'reset']

/**
 * Where a title or a program will be seen, and what of that its rights, and those of what is in it, do not cover, by the
 * version that is saved. Airings and channels have their guide for that.
 */
export function AiringsAhead() {
  const { type, record } = useContentEditor()
  const { product } = useConsole()
  const hasBoard = useServiceHas('onAir')
  const isGuide = type.area === 'live' && !hasTrait(type, 'hasSegments')
  if (!record || !hasBoard || isGuide) return null
  return <Line type={type.type} id={record.id} rights={rightsKey(record, product)} />
}

/**
 * What of the title itself the line follows from: its published version, else the rights of what there is of it. A save
 * that leaves them as they are makes nobody read again.
 */
function rightsKey(record: ContentRecord, product: string | undefined): unknown {
  const live = record.sides.find(({ st }) => st === 'published')
  if (live) return live.key
  const { st, vce, prd } = record
  return [st, vce, prd, windowStart(record), windowEnd(record, product)]
}

function Line({ type, id, rights }: { type: string; id: string; rights: unknown }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { data, refetch } = useQuery({
    queryKey: ['readAiringsAhead', product, type, id, rights],
    queryFn: ({ signal }) => calls.readAiringsAhead({ params: { type, id }, signal }),
  })
  useGatheredEvents(TOPICS, () => void refetch())
  if (!data || data.count === 0) return null
  const place = data.firstFlagged ?? data.first
  const key = data.firstFlagged ? lossOf(data.firstFlagged) : 'fine'
  const words = translate(`airBoard.ahead.${key}`, {
    ...{ smart_count: data.count, flagged: data.flagged, place: PLACE },
  })
  const [before = '', after = ''] = words.split(PLACE)
  return (
    <CheckLine weight={data.flagged > 0 ? 'look' : 'fine'} title={translate('airBoard.ahead.title')}>
      {before}
      {place && <Place {...place} />}
      {after}
    </CheckLine>
  )
}

/** Where the sentence is cut, so that its place can be a link. */
const PLACE = '\u0000'

function lossOf({ flags: [flag] }: NonNullable<Answer['firstFlagged']>): 'ends' | 'titleEnds' | 'other' {
  if (flag?.reason !== 'ends') return 'other'
  return flag.of === 'title' ? 'titleEnds' : 'ends'
}

function Place({ channel, airing, from, lon }: NonNullable<Answer['first']>) {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  const { may, product } = useConsole()
  const name = titleOf({ lon }, language)
  const date = format.dateTime(from)
  const words = name
    ? translate('airBoard.ahead.on', { channel: name, date })
    : translate('airBoard.ahead.at', { date })
  if (!may('epg', 'view')) return words
  const search = new URLSearchParams({ channel, airing, at: new Date(from).toISOString() }).toString()
  return (
    <Link component={RouterLink} to={inProduct(product, `live/epg?${search}`)}>
      {words}
    </Link>
  )
}
