import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { interfaceLanguage, OWN_NAMES, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { listPath } from '#kit/parts/routes/paths.ts'
import { useCanvas } from '../CanvasContext.ts'
import { lackingLists } from '../model/lackingLists.ts'

type LackingListsProps = { titles: Parameters<typeof lackingLists>[0] }

/** The way from titles that lack something to the worklists in which they stand, for whoever may open them. */
export function LackingLists({ titles }: LackingListsProps) {
  const translate = useTranslate()
  const { types, product, may } = useConsole()
  const { cards } = useCanvas()
  const language = interfaceLanguage(useLocale())
  const lists = lackingLists(titles, types, cards.lang).filter(({ type }) => may(type.page, 'view'))
  return (
    <>
      {lists.map(({ type, filter, label }) => (
        <li key={`${type.type} ${filter.term}`}>
          <Link to={`${listPath(product, type)}?filter=${encodeURIComponent(JSON.stringify({ entries: [filter] }))}`}>
            {translate('storefrontCanvas.lacking.list', {
              type: textIn(type.labels.many, language),
              what: typeof label === 'string' ? OWN_NAMES[label] : textIn(label, language),
            })}
          </Link>
        </li>
      ))}
    </>
  )
}
