import { useState } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { saveBytes } from '#kit/parts/files/saveFile.ts'
import type { ChannelFilter } from '../model/guideView.ts'
import { withoutEmpty } from '../useGuideRows.ts'
import type { ExportChoices } from './exportChoices.ts'
import { firstChoices, spanOfDays, whyNotExport } from './exportChoices.ts'

type Parts = { day: string; zone: string; filter: ChannelFilter; total: number | undefined; onDone: () => void }

/** What is given out, and the giving out: the browser saves the file as it comes. */
export function useGuideExport({ day, zone, filter, total, onDone }: Parts) {
  const { calls } = useConsole()
  const [choices, setChoices] = useState(() => firstChoices(day))
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false })
  const { term, chty, gnr, channel } = filter
  const send = async () => {
    const span = spanOfDays(choices, zone)
    if (!span) return
    setState({ isBusy: true })
    try {
      const { bytes, name } = await calls.readGuideFile({
        ...(choices.which === 'chosen'
          ? { channel: choices.channels.map(({ id }) => id).join(',') }
          : withoutEmpty(channel === '' ? { term, chty, gnr } : { channel })),
        start: new Date(span.from).toISOString(),
        end: new Date(span.to).toISOString(),
        format: choices.format,
      })
      saveBytes(bytes, name)
      onDone()
    } catch (error) {
      setState({ isBusy: false, error })
    }
  }
  return {
    choices,
    change: (part: Partial<ExportChoices>) => setChoices((before) => ({ ...before, ...part })),
    notYet: whyNotExport(choices, zone, channel === '' ? total : 1),
    ...state,
    send: () => void send(),
  }
}
