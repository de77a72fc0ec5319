import { useListContext } from 'ra-core'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { ContentList } from './useContentList.ts'

/**
 * The list round a part, from react-admin's ListContext: stock parts read the same context. `ContentListProvider` puts
 * the filter in the console's own shape and the chosen columns there as well.
 */
export function useShownList(): ContentList {
  return useListContext<ContentRow>() as ContentList
}
