import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { FPS_30 } from '#contract/rules/time/frameRate.ts'
import { TimecodeInput } from '#kit/forms/widgets/segments/TimecodeInput.tsx'
import { EDGES, withEdge, type Edge } from './pickedEdge.ts'
import type { useWindows } from './useWindows.ts'

type WindowFieldsProps = {
  picked: ReturnType<typeof useWindows>
  whole: number
  /** Whether both fields hold a time. */
  onRead: (isRead: boolean) => void
}

/** Both ends of the picked window as timecodes. What was typed and is no time goes with the window that it was typed for. */
export function WindowFields({ picked: { window, change }, whole, onRead }: WindowFieldsProps) {
  const translate = useTranslate()
  const [unread, setUnread] = useState<readonly Edge[]>([])
  const isRead = unread.length === 0
  useEffect(() => {
    onRead(isRead)
    return () => onRead(true)
  }, [isRead, onRead])
  const move = (edge: Edge) => (place: number | undefined) =>
    place !== undefined && change(withEdge(window, edge, place, whole))
  return EDGES.map((edge) => (
    <TimecodeInput
      key={edge}
      label={translate(`liveToVod.${edge}`)}
      value={window[edge]}
      rate={FPS_30}
      onChange={move(edge)}
      onRead={(isTime) => setUnread((edges) => [...edges.filter((one) => one !== edge), ...(isTime ? [] : [edge])])}
    />
  ))
}
