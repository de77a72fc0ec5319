import { VIDEO_PAGE } from '#contract/values/video.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'

/** Whether what an airing plays can be opened in the video editor. */
export function useMayCutLive(): boolean {
  const { may } = useConsole()
  const hasLists = useServiceHas('editLists')
  return useServiceHas('recordings') && hasLists && may(VIDEO_PAGE, 'view')
}
