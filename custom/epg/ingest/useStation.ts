import { useState } from 'react'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

export type StationWork = ReturnType<typeof useStation>

/** A station's feed for one channel or for all that it has: what is asked for, and what the server has against it. */
export function useStation(onTaken: (id: string) => void) {
  const { calls } = useConsole()
  const { timeZone } = useFormat().settings
  const [station, setStation] = useState('')
  const [channel, setChannel] = useState<GuideChannel>()
  const [start, setStart] = useState('')
  const [state, setState] = useState<{ isSending: boolean; error?: ApiError }>({ isSending: false })
  const send = async () => {
    if (station.trim() === '') return
    setState({ isSending: true })
    // Typed as a wall reads it, where the reader is.
    const since = start === '' ? undefined : parseDate(start, timeZone)
    try {
      const { status_id } = await calls.ingestEpg({
        body: {
          station: station.trim(),
          ...(channel && { channelId: channel.id }),
          ...(since !== undefined && { start: new Date(since).toISOString() }),
        },
      })
      onTaken(status_id)
    } catch (error) {
      setState({ isSending: false, error: error as ApiError })
    }
  }
  return {
    station,
    setStation: (text: string) => {
      setStation(text)
      setState({ isSending: false })
    },
    channel,
    setChannel,
    start,
    setStart,
    error: state.error,
    isSending: state.isSending,
    hasEdits: station !== '',
    notYet: station.trim() === '' ? 'noStation' : undefined,
    send: () => void send(),
  }
}
