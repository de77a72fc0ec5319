import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Mp4Request, Mp4State } from '#contract/schemas/video.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { jobNews } from '#kit/jobs/jobNews.ts'
import { pollEvery } from '#kit/jobs/pollEvery.ts'
import { useWatchedJob } from '#kit/jobs/watchedJobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { saveFile } from '#kit/parts/files/saveFile.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'
import { draftKey } from '../session/localDraft.ts'

export type Download = ReturnType<typeof useDownload>

/**
 * The last download of a title that was asked for in this browser, a reload later too. What is pushed moves it, the
 * poll of the specification where nothing is; once it is ready the browser saves it, and once alone.
 */
export function useDownload(title: string) {
  const { calls, events, actor, product } = useConsole()
  const client = useQueryClient()
  const onError = useErrorNotice()
  const place = `marquee-mp4 ${draftKey(actor.uid, product, title)}`
  const [id, setId] = useState(() => keptId(readStored(window.localStorage, place)))
  // What was ready before this page was opened has been saved.
  const awaited = useRef<string>(undefined)
  const saveAll = ({ files = [] }: Mp4State, name?: string) => {
    for (const file of files)
      if (name === undefined || file.name === name) saveFile(calls.mediaUrl(file.url), file.name)
  }
  const arrived = (state: Mp4State): Mp4State => {
    if (state.status === 'processing') awaited.current = state.id
    if (state.status !== 'ready' || awaited.current !== state.id) return state
    awaited.current = undefined
    saveAll(state)
    return state
  }
  useWatchedJob(id)
  const { data, refetch } = useQuery({
    queryKey: [MP4, id],
    queryFn: async ({ signal }) => arrived(await calls.readMp4({ params: { id: id ?? '' }, signal })),
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      pollEvery(state.data?.status === 'processing' ? [{ status: 'processing' }] : [], events.state() === 'live'),
  })
  useEffect(
    () =>
      events.subscribe((event) => {
        const news = jobNews(event)
        if (news?.id === id && news && isInFlight(news.status)) {
          const progress = news.count > 1 ? Math.round((news.success * 100) / news.count) : 0
          client.setQueryData<Mp4State>([MP4, id], (state) => state && { ...state, progress })
        } else if (event.topic === 'reset' || (event.topic === 'job' && event.id === id))
          void client.invalidateQueries({ queryKey: [MP4, id] })
      }),
    [client, events, id],
  )
  const start = useMutation({
    mutationFn: ({ body, again }: { body: Mp4Request; again?: boolean }) =>
      calls.requestMp4({ body, query: again ? { again: 'true' } : {} }),
    onSuccess: (state) => {
      awaited.current = state.id
      writeStored(window.localStorage, place, state.id)
      client.setQueryData([MP4, state.id], arrived(state))
      setId(state.id)
    },
  })
  const cancel = useMutation({
    mutationFn: () => calls.cancelJob({ params: { id: id ?? '' } }),
    onError: (error) => onError(error),
    onSettled: () => client.invalidateQueries({ queryKey: [MP4, id] }),
  })
  /** One file, or all of them. Addresses end: one that is good now is asked for. */
  const save = (name?: string) => void refetch().then((fresh) => fresh.data && saveAll(fresh.data, name))
  return { state: data, start, cancel, save }
}

const MP4 = 'mp4'

const keptId = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)
