import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { inProduct } from '#kit/parts/routes/paths.ts'
import type { RecordTools } from '../bar/recordTools.ts'
import { airingOfEvent, EARLIEST_MS, LATEST_MS, tellingWord } from './airingOfEvent.ts'

/** What runs before an event is seen too, ms. */
const BEFORE_MS = 1_800_000
/** The guide's own search takes words of this length on (specification section 5). */
const TERM_MIN = 3

/** 'Open in the EPG': the airing of an event with its panel, or the guide at that time where none bears its name. */
export function useInGuide(record: ContentRecord | undefined): RecordTools['extras'][number] | undefined {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notice = useNotice()
  const { may, product, calls } = useConsole()
  const hasGuide = useServiceHas('guide')
  const start = Date.parse(String(record?.ev_st))
  if (!record || Number.isNaN(start) || !hasGuide || !may('epg', 'view')) return undefined
  const open = async () => {
    const airing = airingOfEvent(record, await airingsAround(calls, record, start))
    if (!airing) notice('info', 'teamEvents.noAiring')
    const at = { at: new Date(airing ? Date.parse(String(airing.a_st_dt)) : start - BEFORE_MS).toISOString() }
    const search = new URLSearchParams(airing ? { ...at, airing: airing.id } : at).toString()
    await navigate(inProduct(product, `live/epg?${search}`))
  }
  return {
    key: 'inGuide',
    label: translate('teamEvents.inGuide'),
    note: translate('teamEvents.inGuideText'),
    icon: 'lanes',
    run: () => void open(),
  }
}

/** Airings that may be the event's; none where they cannot be read, and the guide then opens at its time. */
async function airingsAround(
  calls: Pick<MarqueeDataProvider, 'getList'>,
  event: ContentRecord,
  start: number,
): Promise<ContentRecord[]> {
  const term = tellingWord(titleOf(event))
  const span = [start - EARLIEST_MS, start + LATEST_MS].map((time) => new Date(time).toISOString())
  try {
    const { data } = await calls.getList<ContentRecord>(AIRING_TYPE, {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'released', order: 'ASC' },
      filter: {
        entries: [{ field: 'a_st_dt', operator: 'within', term: span }],
        ...(term.length >= TERM_MIN && { term }),
      },
    })
    return data
  } catch {
    return []
  }
}
