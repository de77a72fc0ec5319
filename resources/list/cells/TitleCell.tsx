import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { missingLanguages, titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { LangText } from '#kit/i18n/LangText.tsx'
import { Artwork } from '#kit/layoutParts/Artwork.tsx'
import { itemPath } from '#kit/routes/paths.ts'
import type { CellProps } from './cellProps.ts'

/** Artwork, the name in the interface's language, the other languages below, and which of them are missing. */
export function TitleCell({ row, type, first }: CellProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { calls, product } = useConsole()
  const name = titleOf(row, locale) || translate('list.untitled')
  const others = (row.lon ?? []).filter((one) => one.n && one.n !== name)
  const missing = missingLanguages(row, type.languages)
  const hasImage = row.ia?.includes('0-16x9') ?? false
  return (
    <div className="title">
      <Artwork
        src={hasImage ? calls.imageUrl({ id: row.id, ratio: '16x9', width: 160, timestamp: row.ut }) : undefined}
        title={name}
      />
      <div className="words">
        <Link className="name" to={itemPath(product, type, row.id)} tabIndex={first ? 0 : -1} title={name}>
          {name}
        </Link>
        <div className="others">
          <span className="rest" title={others.map((one) => one.n).join(' · ')}>
            {others.map((one, at) => (
              <span key={one.lang}>
                {at > 0 && ' · '}
                <LangText lang={one.lang}>{one.n}</LangText>
              </span>
            ))}
          </span>
          {missing.length > 0 && (
            <span className="missing">{translate('list.missingLanguages', { languages: missing.join(', ') })}</span>
          )}
        </div>
      </div>
    </div>
  )
}
