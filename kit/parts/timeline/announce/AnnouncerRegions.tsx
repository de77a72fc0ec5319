import { useSyncExternalStore } from 'react'
import { visuallyHidden } from '../../layoutParts/visuallyHidden.ts'
import type { Announcer } from './createAnnouncer.ts'

/** The two regions of an announcer; they stand in the page before the first word is said. */
export function AnnouncerRegions({ announcer }: { announcer: Announcer }) {
  const spoken = useSyncExternalStore(announcer.subscribe, announcer.spoken)
  return spoken.map((words, region) => (
    <div key={region} role="status" aria-live="polite" style={visuallyHidden}>
      {words}
    </div>
  ))
}
