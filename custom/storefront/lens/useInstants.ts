import { useDeferredValue, useMemo } from 'react'
import { instants } from '#contract/rules/storefront/lens/instants.ts'
import { useAllContent } from '../canvas/content/useAllContent.ts'
import { rowInstants } from '../canvas/model/rowInstants.ts'
import { useStorefront } from '../StorefrontContext.ts'

/** Every instant at which the page or a title that was read of it changes, with the present one, in order (epoch ms). */
export function useInstants(): readonly number[] {
  const { shown, product, now } = useStorefront()
  const content = useDeferredValue(useAllContent())
  return useMemo(() => {
    const ofTitles = [...content.values()].flatMap(({ rows }) => rowInstants(rows, product))
    return instants(shown, [now, ...ofTitles])
  }, [shown, content, product, now])
}
