import { useQuery } from '@tanstack/react-query'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { readSprites, type Sprite } from '../model/sprites.ts'
import { useVideo } from '../VideoContext.ts'
import { untilDrawn } from './NotDrawn.tsx'

const NONE: readonly Sprite[] = []
/** Addresses of the pictures end; they are read anew before that. */
const FRESH_MS = 600_000

/** Small pictures of the title over its length; none until they have been made. */
export function useThumbnails() {
  const { calls, product } = useConsole()
  const { video } = useVideo()
  const hasFacts = useServiceHas('mediaFacts')
  const queryKey = ['thumbnails', product, video.id, video.vrt ?? '']
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      readSprites(await calls.readThumbnailText(video.id, video.vrt, signal), calls.mediaUrl),
    enabled: hasFacts,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => untilDrawn(state.error) || FRESH_MS,
  })
  return { pictures: data ?? NONE, error, queryKey }
}
