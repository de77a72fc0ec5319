import { useLocale } from 'ra-core'
import { useMemo, useState } from 'react'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import type { Reviewable } from '#kit/parts/review/Reviewable.ts'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { CanvasScope } from '../canvas/CanvasScope.tsx'
import type { StorefrontLens } from '../model/storefrontView.ts'
import { readReviewedRail } from './readReviewedRail.ts'
import { ReviewedStage } from './ReviewedStage.tsx'

/** A shared storefront or collection in the preview of its editor, on the device and in the language of choice. */
export function ReviewedStorefront({ shown, ...seen }: Reviewable) {
  return shown.page && <ReviewedPage key={shown.page.id} page={shown.page} {...{ shown, ...seen }} />
}

function ReviewedPage({ page, review, shown, place, onPlace, noted }: Reviewable & { page: StorePage }) {
  const storefront = useMemo(() => readStorefront(page), [page])
  const [lens, setLens] = useState<StorefrontLens>({
    ...{ device: 'browser', lang: useLocale(), moment: 'now', audience: NOBODY, side: 'draft' },
  })
  const [read] = useState(() => readReviewedRail(review))
  const at = useMinute()
  return (
    <CanvasScope
      {...{ read, lens, at, noted }}
      imageUrl={review.imageUrl}
      pictureUrl={review.pictureUrl}
      product={shown.product}
    >
      <ReviewedStage
        {...{ storefront, at, lens }}
        seenAs={shown.seenAs}
        onLens={(change) => setLens((before) => ({ ...before, ...change }))}
        chosen={place?.kind === 'container' ? place.at : undefined}
        onChoose={(id) => onPlace({ kind: 'container', at: id })}
      />
    </CanvasScope>
  )
}

const NOBODY = {}
