import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { jobsPath } from '#kit/jobs/jobPath.ts'
import { BellFace } from './BellFace.tsx'
import { BellPopup } from './BellPopup.tsx'
import { useBell } from './useBell.ts'

/** The notification bell (specification section 2): a dot for new jobs, which clears on opening it. */
export function Bell() {
  const translate = useTranslate()
  const { may } = useConsole()
  const bell = useBell()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useCommands(
    may('cp_notification', 'view')
      ? [
          {
            // The menu's own entry, offered where a service's menu has none.
            id: 'page:notification',
            group: 'pages',
            label: translate('pages.titles.notifications'),
            icon: 'bell',
            act: { to: jobsPath() },
          },
        ]
      : [],
  )
  const open = (place: HTMLElement) => {
    setAnchor(place)
    bell.markSeen()
    if (bell.isStale) void bell.refetch()
  }
  return (
    <>
      <BellFace isNew={bell.isNew} isOpen={anchor !== null} onClick={({ currentTarget }) => open(currentTarget)} />
      {anchor && <BellPopup anchor={anchor} bell={bell} onClose={() => setAnchor(null)} />}
    </>
  )
}
