import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router'
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
 * Where a title will be seen, and what of that its rights do not cover, by the version that is saved. Airings and
 * programs have their guide for that.
 */
export function AiringsAhead() {
  const { type, record } = useContentEditor()
  const hasBoard = useServiceHas('onAir')
  if (!record || !hasBoard || type.area === 'live') return null
  return <Line type={type.type} id={record.id} rev={record.rev} />
}

function Line({ type, id, rev }: { type: string; id: string; rev: number }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { data, refetch } = useQuery({
    queryKey: ['readAiringsAhead', product, type, id, rev],
    queryFn: ({ signal }) => calls.readAiringsAhead({ params: { type, id }, signal }),
  })
  useGatheredEvents(TOPICS, () => void refetch())
  if (!data || data.count === 0) return null
  const place = data.firstFlagged ?? data.first
  const key = data.firstFlagged ? (isEnd(data.firstFlagged) ? 'ends' : 'other') : 'fine'
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

const isEnd = ({ flags }: NonNullable<Answer['firstFlagged']>) => flags[0]?.reason === 'ends'

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
