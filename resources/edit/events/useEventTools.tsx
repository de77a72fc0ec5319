import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TEAM_TYPE } from '#contract/values/events.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { inProduct } from '#kit/parts/routes/paths.ts'
import type { RecordTools } from '../bar/recordTools.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { TeamEventsDialog } from './TeamEventsDialog.tsx'

/** What runs before an event is seen too, ms. */
const BEFORE_MS = 1_800_000

/** 'Ingest events' in the menu of a team, for whoever may update what is live; the guide at the time of an event. */
export function useEventTools({ type, record, title }: ContentEditor): RecordTools {
  const translate = useTranslate()
  const { may } = useConsole()
  const [isOpen, setOpen] = useState(false)
  const inGuide = useInGuide(record)
  if (inGuide) return { extras: [inGuide], dialog: null }
  if (!record || type.type !== TEAM_TYPE || !may('cp_live', 'update')) return { extras: [], dialog: null }
  return {
    extras: [
      {
        key: 'ingestEvents',
        label: translate('teamEvents.action'),
        note: translate('teamEvents.actionText'),
        icon: 'download',
        run: () => setOpen(true),
      },
    ],
    dialog: isOpen && <TeamEventsDialog team={record.id} name={title} onClose={() => setOpen(false)} />,
  }
}

/** The guide at the time of an event: what the channels air then, each with its panel and the way into its form. */
function useInGuide(record: ContentEditor['record']): RecordTools['extras'][number] | undefined {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { may, product } = useConsole()
  const hasGuide = useServiceHas('guide')
  const start = Date.parse(String(record?.ev_st))
  if (Number.isNaN(start) || !hasGuide || !may('epg', 'view')) return undefined
  const search = new URLSearchParams({ at: new Date(start - BEFORE_MS).toISOString() }).toString()
  return {
    key: 'inGuide',
    label: translate('teamEvents.inGuide'),
    note: translate('teamEvents.inGuideText'),
    icon: 'lanes',
    run: () => void navigate(inProduct(product, `live/epg?${search}`)),
  }
}
