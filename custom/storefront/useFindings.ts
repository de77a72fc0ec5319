import { useMemo } from 'react'
import { problems } from '#contract/rules/storefront/checks/problems.ts'
import { lookThrough } from '#contract/rules/storefront/lens/lens.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { ContentFacts, StorefrontScreen } from './StorefrontContext.ts'

type Given = {
  view: Pick<StorefrontScreen, 'storefront'>
  open: Pick<StorefrontScreen, 'only' | 'live' | 'lens'>
  contentFacts: ContentFacts
  now: number
}

/** What is wrong with the page, and what the lens sees of it. */
export function useFindings({ view, open, contentFacts, now }: Given) {
  const { storefront } = view
  const { only, live, lens } = open
  const found = useMemo(
    () =>
      problems(storefront, { now, languages: LANGUAGES, ...contentFacts }).filter(
        ({ target }) => only === undefined || target.of === 'container',
      ),
    [storefront, only, now, contentFacts],
  )
  const shown = lens.side === 'live' && live ? live : storefront
  const at = lens.moment === 'now' ? now : lens.moment
  const { audience } = lens
  const seen = useMemo(() => lookThrough(shown, { at, viewer: audience }), [shown, at, audience])
  return useMemo(() => ({ problems: found, shown, at, seen }), [found, shown, at, seen])
}
