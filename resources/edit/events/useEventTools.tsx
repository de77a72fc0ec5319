import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { TEAM_TYPE } from '#contract/values/events.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { RecordTools } from '../bar/recordTools.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { TeamEventsDialog } from './TeamEventsDialog.tsx'
import { useInGuide } from './useInGuide.ts'

/** 'Ingest events' in the menu of a team, for whoever may update what is live; the airing of an event in the guide. */
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
