import { useQuery } from '@tanstack/react-query'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { readSprites, type Sprite } from '../model/sprites.ts'
import { useVideo } from '../VideoContext.ts'

const NONE: readonly Sprite[] = []
/** Addresses of the pictures end; they are read anew before that. */
const FRESH_MS = 600_000

/** Small pictures of the title over its length; none until they have been made. */
export function useThumbnails(): readonly Sprite[] {
  const { calls, product } = useConsole()
  const { video } = useVideo()
  const hasFacts = useServiceHas('mediaFacts')
  const { data } = useQuery({
    queryKey: ['thumbnails', product, video.id, video.vrt],
    queryFn: async ({ signal }) =>
      readSprites(await calls.readThumbnailText(video.id, video.vrt, signal), calls.mediaUrl),
    enabled: hasFacts,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
  return data ?? NONE
}
