import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Mp4Request, Mp4State } from '#contract/schemas/video.ts'
import { VIDEO_POLL_MS } from '#contract/values/timers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { saveFile } from '#kit/parts/files/saveFile.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

const TOPICS: readonly string[] = ['job', 'reset']
const KEPT = 'marquee-video-download'

/**
 * One download of a title: asked for once, then read when the service tells of its job, and every 5000 ms where it
 * does not (specification section 4). It is found again after a reload; when it is ready the file is saved by itself,
 * where it was asked for in this page.
 */
export function useDownload(title: string) {
  const { calls } = useConsole()
  const queries = useQueryClient()
  const [kept, setKept] = useState(() => keptId(title))
  const [error, setError] = useState<unknown>()
  const [isAsking, setAsking] = useState(false)
  const [awaited, setAwaited] = useState<string>()
  const queryKey = ['mp4', kept]
  const { data, error: lost } = useQuery({
    queryKey,
    enabled: kept !== undefined,
    queryFn: ({ signal }) => calls.readMp4({ params: { id: kept ?? '' }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? VIDEO_POLL_MS : false),
    staleTime: 0,
    retry: false,
  })
  useGatheredEvents(
    TOPICS,
    () => void queries.invalidateQueries({ queryKey }),
    () => data?.status === 'processing',
  )
  useEffect(() => {
    if (data?.status !== 'ready' || awaited !== data.id) return
    setAwaited(undefined)
    for (const { url, name } of data.files ?? []) saveFile(calls.mediaUrl(url), name)
  }, [data, awaited, calls])
  const keep = (id: string | undefined) => {
    writeStored(sessionStorage, `${KEPT} ${title}`, id ?? null)
    setKept(id)
  }
  const start = async (body: Mp4Request, isAgain: boolean) => {
    setAsking(true)
    setError(undefined)
    try {
      const state = await calls.requestMp4({ body, query: isAgain ? { again: 'true' } : {} })
      queries.setQueryData<Mp4State>(['mp4', state.id], state)
      setAwaited(state.id)
      keep(state.id)
    } catch (failed) {
      setError(failed)
    } finally {
      setAsking(false)
    }
  }
  return { state: lost ? undefined : data, error, isAsking, start, forget: () => keep(undefined) }
}

function keptId(title: string): string | undefined {
  const id = readStored(sessionStorage, `${KEPT} ${title}`)
  return typeof id === 'string' ? id : undefined
}
