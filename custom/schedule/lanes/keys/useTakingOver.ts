import { useEffect, useEffectEvent } from 'react'
import type { ScheduleDrag } from '../../model/scheduleDrag.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import type { LaneSurface } from '../drag/surface.ts'
import { useCarry } from './useCarry.ts'

/** Takes over what was picked up on the shelf (M): it is put by Enter where the keyboard goes, or by a press. */
export function useTakingOver(surface: LaneSurface, isMain: boolean): void {
  const { schedule, cursor, now, newId, pickedUp, readOnly } = useSchedule()
  const carry = useCarry(surface)
  const take = useEffectEvent(({ airings }: ScheduleDrag) => {
    const at = cursor?.kind === 'airing' ? schedule.byId.get(cursor.id)?.start : cursor?.at
    carry.take(
      airings.map((airing) => ({ ...airing, id: newId() })),
      Math.max(at ?? now, now),
    )
  })
  const isOpen = isMain && readOnly === undefined
  useEffect(() => {
    if (!isOpen) return
    const look = () => {
      const drag = pickedUp.view()
      if (!drag) return
      pickedUp.set(undefined)
      take(drag)
    }
    look()
    return pickedUp.subscribe(look)
  }, [isOpen, pickedUp])
}
