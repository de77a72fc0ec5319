import { useState } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { SavedView } from '#kit/parts/views/savedView.ts'
import { useWatches } from '#kit/parts/views/useWatches.ts'

export type WatchWishes = { when: 'any' | 'older'; hours: number; mail: boolean; webhook: string }

/** Begins or ends to watch a view; says so, or why it could not be done. */
export function useWatchActs({ id, name }: SavedView, onDone: () => void) {
  const { calls } = useConsole()
  const { settings } = useFormat()
  const { refresh } = useWatches()
  const notice = useNotice()
  const failed = useErrorNotice()
  const [isBusy, setBusy] = useState(false)
  const work = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await act()
      await refresh()
      notice('success', done, { values: { name } })
      onDone()
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    save: ({ when, hours, mail, webhook }: WatchWishes) =>
      work(
        () =>
          calls.saveWatch({
            params: { id },
            body: {
              ...{ when, mail, lang: settings.language, zone: settings.timeZone },
              ...(when === 'older' && { hours }),
              ...(webhook !== '' && { webhook }),
            },
          }),
        'watch.kept',
      ),
    stop: () => work(() => calls.removeWatch({ params: { id } }), 'watch.stopped'),
  }
}
