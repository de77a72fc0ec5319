import { useEffect, useState } from 'react'
import type { Playback, SmilItem } from '#contract/schemas/media.ts'
import { DEVICE_PROTECTION, PLAYBACK_FILTER, STREAM_TYPE } from '#contract/values/media.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import type { Calls } from '../context/providerTypes.ts'

/** The title under whose rights something plays. */
export type PlayedTitle = { id: string; cty: string }
type PlaybackCalls = Pick<Calls, 'registerDevice' | 'authorizePlayback' | 'startPlayback'>
type Started = { playback: Playback | undefined; error: unknown; retry: () => void }

const devices = new WeakMap<object, Promise<{ deviceToken: string }>>()

/** One registration for the console's life; a failed one is tried again. */
function deviceOf(calls: PlaybackCalls, tab: string): Promise<{ deviceToken: string }> {
  const known = devices.get(calls)
  if (known) return known
  const asked = calls.registerDevice({ body: { id: tab, type: 'browser' } })
  devices.set(calls, asked)
  asked.catch(() => devices.delete(calls))
  return asked
}

/** Asks for the manifest of pieces in a row (specification section 7, playback). */
export function usePlayback(title: PlayedTitle, smil: readonly SmilItem[]): Started {
  const { calls, tab } = useConsole()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ wish: string; playback?: Playback; error?: unknown }>()
  const wish = JSON.stringify([title.id, title.cty, smil, attempt])
  useEffect(() => {
    const gone = new AbortController()
    const start = async () => {
      const [id, cty, pieces] = JSON.parse(wish) as [string, string, SmilItem[]]
      const { signal } = gone
      const dp = DEVICE_PROTECTION
      const { deviceToken } = await deviceOf(calls, tab)
      const { token } = await calls.authorizePlayback({ body: { id, cty, dp, deviceToken }, signal })
      const body = { dp, filter: PLAYBACK_FILTER, sType: STREAM_TYPE, smil: pieces, token } as const
      setState({ wish, playback: await calls.startPlayback({ body, signal }) })
    }
    start().catch((error: unknown) => {
      if (!gone.signal.aborted) setState({ wish, error })
    })
    return () => gone.abort()
  }, [calls, tab, wish])
  const current = state?.wish === wish ? state : undefined
  return { playback: current?.playback, error: current?.error, retry: () => setAttempt(attempt + 1) }
}
