import { ReviewActions } from '#kit/parts/review/ReviewActions.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { AudienceMenu } from '../lens/AudienceMenu.tsx'
import { useAudienceWords } from '../lens/useAudienceWords.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useReviewedPage } from '../useReviewedPage.ts'
import { useTargetWords } from '../useTargetWords.ts'

/** Notes on the page, pinned to the container that is selected, and its links for people outside. */
export function PageReview() {
  const { title } = useRecordEditor()
  const { storefront, only, selection, select, lens } = useStorefront()
  const { nameOf } = useTargetWords()
  const chosen = [...selection].findLast((id) => storefront.containers.has(id))
  return (
    <ReviewActions
      reviewed={useReviewedPage()}
      name={title}
      viewing={{ viewer: lens.audience, Field: AudienceMenu, textOf: useAudienceWords() }}
      isUnshared={only !== undefined}
      place={chosen === undefined ? undefined : { kind: 'container', at: chosen }}
      onAnywhere={() => select([])}
      placeName={({ kind, at }) =>
        kind === 'container' && at !== undefined && storefront.containers.has(at)
          ? nameOf(storefront, { of: 'container', id: at })
          : undefined
      }
      onGoTo={({ at }) => at !== undefined && storefront.containers.has(at) && select([at])}
    />
  )
}
