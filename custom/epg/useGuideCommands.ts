import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useTimelineKeyList } from '#kit/parts/timeline/keys/useTimelineKeyList.ts'

type Acts = { onNext: (by: -1 | 1) => void; onJump: () => void; onNow: () => void; onPin: () => void }

/** Keys of the guide for palette and sheet of shortcuts. */
export function useGuideCommands({ onNext, onJump, onNow, onPin }: Acts): void {
  const translate = useTranslate()
  const lines = useMemo(
    () => [
      { keys: 'N Shift+N', words: translate('epg.keys.problems') },
      { keys: 'J', words: translate('timeline.jump') },
      { keys: 'P', words: translate('epg.keys.pin') },
    ],
    [translate],
  )
  const keyList = useTimelineKeyList(lines)
  useCommands(
    [
      {
        id: 'epg.next',
        group: 'page',
        label: translate('epg.keys.next'),
        shownKeys: 'N',
        act: { run: () => onNext(1) },
      },
      { id: 'epg.jump', group: 'page', label: translate('timeline.jump'), shownKeys: 'J', act: { run: onJump } },
      { id: 'epg.pin', group: 'page', label: translate('epg.keys.pin'), shownKeys: 'P', act: { run: onPin } },
      { id: 'epg.now', group: 'page', label: translate('timeline.now'), shownKeys: 'T', act: { run: onNow } },
    ],
    [keyList],
  )
}
