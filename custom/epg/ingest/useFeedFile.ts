import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { feedName } from '#contract/rules/epg/feedName.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { EpgDryRun } from '#contract/schemas/live/ingestion.ts'
import { ANY, useWatchedJob } from '#kit/jobs/watchedJobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { whyNotFeed } from './feedProblem.ts'

export type FeedFile = ReturnType<typeof useFeedFile>

/** A guide from a file: chosen, tried by the server, named, taken in. `known` is the feed's name where it has one. */
export function useFeedFile(known: string | undefined, onTaken: (id: string) => void) {
  const { calls, product } = useConsole()
  const [file, setFile] = useState<File>()
  const [typed, setTyped] = useState(known)
  const [channel, setChannel] = useState<GuideChannel>()
  const [share, setShare] = useState<number>()
  const [state, setState] = useState<{ isSending: boolean; error?: unknown }>({ isSending: false })
  useWatchedJob(state.isSending ? ANY : undefined)
  const whyNot = file && whyNotFeed(file)
  const feed = typed ?? (file ? feedName(file.name) : '')
  const callOf = (dryRun: boolean) => ({
    query: { dryRun: dryRun ? ('true' as const) : ('false' as const), ...(channel && { channelId: channel.id }) },
    body: { file: file as File, feed: feed.trim() || undefined },
    onProgress: (sent: number) => setShare(sent < 1 ? sent : undefined),
  })
  const tried = useQuery({
    queryKey: ['epgDryRun', product, file && [file.name, file.size, file.lastModified], feed.trim(), channel?.id],
    enabled: file !== undefined && whyNot === undefined && !state.isSending,
    queryFn: async ({ signal }) => (await calls.importEpgFile({ ...callOf(true), signal })) as EpgDryRun,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const send = async () => {
    if (!file || !tried.data) return
    setState({ isSending: true })
    try {
      const answer = await calls.importEpgFile(callOf(false))
      if ('status_id' in answer) onTaken(answer.status_id)
    } catch (error) {
      setState({ isSending: false, error })
    }
  }
  const choose = (files: readonly File[]) => {
    setState({ isSending: false })
    setFile(files[0])
  }
  return {
    file,
    choose,
    whyNot,
    feed,
    rename: setTyped,
    channel,
    setChannel,
    /** Share of the file that is on its way; undefined while the server reads it. */
    share,
    isTrying: tried.isFetching,
    result: tried.data,
    error: state.error ?? tried.error ?? undefined,
    isSending: state.isSending,
    hasEdits: file !== undefined,
    notYet: file === undefined ? 'noFile' : tried.data ? undefined : whyNot || tried.error ? 'refused' : 'trying',
    send: () => void send(),
  }
}
