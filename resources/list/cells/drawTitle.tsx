import { missingLanguages, namesOf, titleOf } from '#contract/schemas/readers.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { isSponsored } from '#contract/values/sponsored.ts'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'
import { safeImageAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { drawLockMark } from './drawLock.tsx'
import type { DrawCell } from './drawProps.ts'
import type { TableWords } from './tableWords.ts'

/**
 * Artwork (or initials, which the style sheet draws as it does the checkbox) where its type has pictures, the name in the
 * interface's language, the other languages below, and which of them are missing, and whether a sponsor pays for it.
 */
export const drawTitle: DrawCell = (row, column, words) => {
  const name = titleOf(row, words.language) || words.translate('list.untitled')
  const others = namesOf(row).filter((one) => one.n !== name)
  const isPlain = !words.type.images
  const src = safeImageAddress(words.imageUrl(row), window.location.origin)
  return (
    <div
      className={isPlain ? 'cell lead title plain' : 'cell lead title'}
      key={column.field}
      role="gridcell"
      data-initials={src || isPlain ? undefined : initialsOf(name)}
    >
      {src && <img className="art" src={src} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />}
      {drawLockMark(row, words)}
      <a className="name" href={words.href(row.id)} tabIndex={-1}>
        {name}
      </a>
      {below(others, missingLanguages(row, words.type.languages), words, isSponsored(row))}
    </div>
  )
}

/** The second line. One other name alone is the line itself: an element less in each row of a long list. */
function below(others: readonly LocalizedText[], missing: readonly string[], words: TableWords, sponsored: boolean) {
  const [only] = others
  const isPlain = missing.length === 0 && !sponsored
  if (!only && isPlain) return null
  if (only && others.length === 1 && isPlain)
    return (
      <div className="others" lang={only.lang} data-script={scriptOf(only)}>
        {only.n}
      </div>
    )
  return (
    <div className={isPlain ? 'others' : 'others lacking'}>
      <span>
        {others.map((one, at) => (
          <span key={one.lang} lang={one.lang} data-script={scriptOf(one)}>
            {at > 0 ? ` · ${one.n}` : one.n}
          </span>
        ))}
      </span>
      {sponsored && <span className="sponsored">{words.translate('sponsor.marker')}</span>}
      {missing.length > 0 && (
        <span className="missing">{words.translate('list.missingLanguages', { languages: missing.join(', ') })}</span>
      )}
    </div>
  )
}

const scriptOf = ({ lang }: LocalizedText) => lang.split('-')[0]
