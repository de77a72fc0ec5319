import { PresenceStack } from '../presence/PresenceStack.tsx'
import { usePresence } from '../presence/usePresence.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

type RecordPresenceProps = {
  /** The section of the form that is being read, where it has sections. */
  place?: string | undefined
  /** Name of a section, in words. */
  placeName?: (place: string) => string | undefined
}

const unnamed = () => undefined

/** Who else has the open record on screen. */
export function RecordPresence({ place, placeName = unnamed }: RecordPresenceProps) {
  const { target, lock } = useRecordEditor()
  const people = usePresence({ target, mode: lock.view.kind === 'mine' ? 'edit' : 'view', place })
  return <PresenceStack people={people} placeName={placeName} />
}
