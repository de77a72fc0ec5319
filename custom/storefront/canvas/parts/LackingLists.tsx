import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'

import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { listPath } from '#kit/parts/routes/paths.ts'

type LackingListsProps = { titles: readonly { id: string; type: string }[] }

/** The way from titles that lack something to lists of just those, type by type, for whoever may open them. */
export function LackingLists({ titles }: LackingListsProps) {
  const translate = useTranslate()
  const { types, product, may } = useConsole()
  const language = interfaceLanguage(useLocale())
  const byType = Map.groupBy(titles, ({ type }) => type)
  return (
    <>
      {types.flatMap((type) => {
        const ids = [...new Set(byType.get(type.type)?.map(({ id }) => id))]
        if (ids.length === 0 || !may(type.page, 'view')) return []
        const entries = [{ field: 'id', operator: 'one of', term: ids.join() }]
        const address = `${listPath(product, type)}?filter=${encodeURIComponent(JSON.stringify({ entries }))}`
        return (
          <li key={type.type}>
            <Link to={address}>
              {translate('storefrontCanvas.lacking.list', {
                type: textIn(type.labels.many, language),
                count: ids.length,
              })}
            </Link>
          </li>
        )
      })}
    </>
  )
}
